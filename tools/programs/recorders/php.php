<?php
// What PHP reads: parse_url. It resolves nothing, and shows nobody what it dials.

function field(?string $value): string
{
    return $value === null ? "-" : "=" . base64_encode($value);
}

echo "PHP ", PHP_VERSION, "\n";
while (($line = fgets(STDIN)) !== false) {
    [$reference] = explode("\t", rtrim($line, "\n"));
    $parts = parse_url(base64_decode(substr($reference, 1)));
    $fields = array_fill(0, 9, null);
    if ($parts !== false) {
        $userinfo = $parts["user"] ?? null;
        if (isset($parts["pass"])) {
            $userinfo = ($userinfo ?? "") . ":" . $parts["pass"];
        }
        $port = isset($parts["port"]) ? (string) $parts["port"] : null;
        $fields = ["", $parts["scheme"] ?? null, $userinfo, $parts["host"] ?? null, $port,
            $parts["path"] ?? "", $parts["query"] ?? null, null, null];
    }
    echo implode("\t", array_map("field", $fields)), "\n";
}

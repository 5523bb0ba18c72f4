<?php
// What PHP reads: parse_url; and what file_get_contents dials. It resolves nothing.

function field(string|false|null $value): string
{
    return $value === null ? "-" : ($value === false ? "!" : "=" . base64_encode($value));
}

/** The library dialled.c notes the address. */
function dial(string $url): void
{
    $context = stream_context_create(["http" => ["follow_location" => 0, "timeout" => 3]]);
    try {
        @file_get_contents($url, false, $context);
    } catch (ValueError) {
        // A NUL is in it.
    }
}

echo "PHP ", PHP_VERSION, "\n";
while (($line = fgets(STDIN)) !== false) {
    [$reference, $base] = explode("\t", rtrim($line, "\n"));
    $text = base64_decode(substr($reference, 1));
    $parts = parse_url($text);
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
    // Other wrappers open files.
    if ($base === "-" && preg_match("~^https?://~i", $text)) {
        dial($text);
    }
    echo implode("\t", array_map("field", $fields)), "\n";
}

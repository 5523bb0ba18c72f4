<?php
// parse_url of PHP as a reader.
while (($line = fgets(STDIN)) !== false) {
    $asked = json_decode($line, true);
    $parts = parse_url($asked["reference"]);
    if ($parts !== false) {
        $user = isset($parts["pass"]) ? ($parts["user"] ?? "") . ":" . $parts["pass"] : ($parts["user"] ?? null);
        $parts["userinfo"] = $user;
        $parts["port"] = isset($parts["port"]) ? (string) $parts["port"] : null;
    }
    echo json_encode($parts, JSON_INVALID_UTF8_SUBSTITUTE), "\n";
}

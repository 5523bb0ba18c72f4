<?php
// What PHP reads, as a build for WebAssembly: php.mjs runs this script once and answers each message with the next line of
// questions. $reader is parse_url, Rfc3986 or WhatWg.

function field($value)
{
    return $value === null ? "-" : ($value === false ? "!" : "=" . base64_encode($value));
}

function user_and_password($user, $password)
{
    return $password === null ? $user : $user . ":" . $password;
}

/** parse_url: it resolves nothing. */
function read_parse_url($text, $base)
{
    $parts = parse_url($text);
    if ($parts === false) {
        return array_fill(0, 9, null);
    }
    $told = function ($name) use ($parts) {
        return isset($parts[$name]) ? (string) $parts[$name] : null;
    };
    return ["", $told("scheme"), user_and_password($told("user"), $told("pass")), $told("host"), $told("port"),
        isset($parts["path"]) ? $parts["path"] : "", $told("query"), null, null];
}

/** Uri\Rfc3986\Uri: its plain accessors and toString normalize. */
function read_Rfc3986($text, $base)
{
    $uri = Uri\Rfc3986\Uri::parse($text);
    $fields = array_fill(0, 9, null);
    if ($uri !== null) {
        $port = $uri->getPort();
        $fields = ["", $uri->getScheme(), $uri->getUserInfo(), $uri->getHost(), $port === null ? null : (string) $port,
            $uri->getPath(), $uri->getQuery(), null, null];
    }
    if ($base !== null) {
        $fields[7] = refusing(function () use ($text, $base) {
            $start = Uri\Rfc3986\Uri::parse($base);
            return $start === null ? false : $start->resolve($text)->toString();
        });
    }
    return $fields;
}

/** Uri\WhatWg\Url: the host as it is in ASCII. It does not tell an empty user or password from none. */
function read_WhatWg($text, $base)
{
    $url = Uri\WhatWg\Url::parse($text);
    $fields = array_fill(0, 9, null);
    if ($url !== null) {
        $port = $url->getPort();
        $fields = ["", $url->getScheme(), user_and_password(told($url->getUsername()), told($url->getPassword())), $url->getAsciiHost(),
            $port === null ? null : (string) $port, $url->getPath(), $url->getQuery(), null, null];
    }
    if ($base !== null) {
        $fields[7] = refusing(function () use ($text, $base) {
            $start = Uri\WhatWg\Url::parse($base);
            return $start === null ? false : $start->resolve($text)->toAsciiString();
        });
    }
    return $fields;
}

function told($text)
{
    return $text === "" ? null : $text;
}

function refusing($value)
{
    try {
        return $value();
    } catch (Throwable $refusal) {
        return false;
    }
}

function decoded($field)
{
    return $field === "-" ? null : base64_decode(substr($field, 1));
}

error_reporting(0);
$line = post_message_to_js("PHP " . PHP_VERSION);
while ($line !== "") {
    list($reference, $base) = explode("\t", $line);
    $read = "read_" . $reader;
    $line = post_message_to_js(implode("\t", array_map("field", $read(decoded($reference), decoded($base)))));
}

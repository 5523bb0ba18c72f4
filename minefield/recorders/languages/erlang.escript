%%! -noinput
%% What Erlang reads: uri_string:parse, and uri_string:resolve.

-mode(compile).

main(_) ->
    io:setopts(standard_io, [binary, {encoding, latin1}]),
    {ok, Version} = file:read_file(filename:join([code:root_dir(), "releases", erlang:system_info(otp_release), "OTP_VERSION"])),
    io:format("Erlang/OTP ~s~n", [string:trim(Version)]),
    loop().

loop() ->
    case io:get_line("") of
        eof -> ok;
        Line ->
            [Reference, Base] = [decoded(Text) || Text <- binary:split(string:trim(Line), <<"\t">>)],
            io:put_chars([lists:join("\t", [field(Value) || Value <- answer(Reference, Base)]), "\n"]),
            loop()
    end.

decoded(<<"-">>) -> absent;
decoded(<<"=", Text/binary>>) -> base64:decode(Text).

field(absent) -> "-";
field(error) -> "!";
field(Text) -> ["=", base64:encode(Text)].

answer(Reference, Base) -> parts(Reference) ++ [target(Reference, Base), absent].

parts(Reference) ->
    try uri_string:parse(Reference) of
        {error, _, _} -> lists:duplicate(7, absent);
        Map ->
            Told = [maps:get(Name, Map, absent) || Name <- [scheme, userinfo, host, port, path, query]],
            [<<>> | [number(Value) || Value <- Told]]
    catch
        _:_ -> lists:duplicate(7, absent)
    end.

%% An empty port is undefined.
number(Port) when is_integer(Port) -> integer_to_binary(Port);
number(undefined) -> absent;
number(Value) -> Value.

target(_, absent) -> absent;
target(Reference, Base) ->
    try uri_string:resolve(Reference, Base) of
        {error, _, _} -> error;
        Target -> iolist_to_binary(Target)
    catch
        _:_ -> error
    end.

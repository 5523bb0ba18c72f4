# URI of Elixir as a reader: elixir reader.exs. From 1.18 on, JSON of Elixir reads and writes the lines.
defmodule Reader do
  def answer(line) do
    with {:ok, uri} <- URI.new(member(line, "reference")) do
      target =
        case member(line, "base") do
          nil -> nil
          base -> target(base, uri)
        end

      json(
        scheme: uri.scheme,
        userinfo: uri.userinfo,
        host: uri.host,
        port: uri.port && to_string(uri.port),
        path: uri.path,
        query: uri.query,
        target: target
      )
    else
      {:error, _} -> "false"
    end
  end

  defp target(base, uri) do
    URI.to_string(URI.merge(URI.new!(base), uri))
  rescue
    _ in [ArgumentError, URI.Error] -> nil
  end

  defp member(line, name) do
    case Regex.run(~r/"#{name}":"((?:[^"\\]|\\.)*+)"/s, line) do
      [_, text] -> Regex.replace(~r/(?:\\u[0-9a-fA-F]{4})+|\\./s, text, &unescaped/1)
      nil -> nil
    end
  end

  defp unescaped("\\u" <> _ = escapes) do
    units = for [hex] <- Regex.scan(~r/[0-9a-fA-F]{4}/, escapes), do: String.to_integer(hex, 16)
    :unicode.characters_to_binary(for(unit <- units, into: <<>>, do: <<unit::16>>), {:utf16, :big})
  end

  defp unescaped(<<?\\, letter::utf8>>) do
    Map.get(%{?b => "\b", ?f => "\f", ?n => "\n", ?r => "\r", ?t => "\t"}, letter, <<letter::utf8>>)
  end

  defp json(members) do
    written = for {name, text} <- members, text != nil, do: ~s("#{name}":"#{escaped(text)}")
    "{" <> Enum.join(written, ",") <> "}"
  end

  defp escaped(text), do: for(<<octet <- text>>, into: "", do: escape(octet))
  defp escape(octet) when octet in [?", ?\\] or octet < 0x20, do: "\\u00" <> Base.encode16(<<octet>>, case: :lower)
  defp escape(octet), do: <<octet>>
end

:io.setopts(:standard_io, encoding: :latin1)

for line <- IO.binstream(:stdio, :line) do
  IO.binwrite(:stdio, Reader.answer(line) <> "\n")
end

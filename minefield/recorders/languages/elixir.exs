# What Elixir reads: elixir.exs parse|new. URI.parse refuses nothing; URI.new refuses. Both resolve by URI.merge.

defmodule Reader do
  def serve(name) do
    :io.setopts(:standard_io, [:binary, encoding: :latin1])
    IO.puts("Elixir #{System.version()}, URI.#{name}")
    Enum.each(IO.stream(:stdio, :line), fn line ->
      [reference, base] = line |> String.trim("\n") |> String.split("\t") |> Enum.map(&decoded/1)
      IO.puts(Enum.map_join(answer(name, reference, base), "\t", &field/1))
    end)
  end

  defp decoded("-"), do: nil
  defp decoded("=" <> text), do: Base.decode64!(text)

  defp field(nil), do: "-"
  defp field(false), do: "!"
  defp field(value), do: "=" <> Base.encode64(to_string(value))

  defp answer(name, reference, base), do: parts(read(name, reference)) ++ [target(name, reference, base), nil]

  defp read("parse", text), do: refusing(fn -> URI.parse(text) end)
  defp read("new", text), do: refusing(fn -> URI.new!(text) end)

  defp refusing(function) do
    function.()
  rescue
    _ -> false
  end

  defp parts(false), do: List.duplicate(nil, 7)

  defp parts(uri) do
    # It cannot tell the default port from none.
    port = if uri.port == URI.default_port(uri.scheme || ""), do: nil, else: uri.port
    ["", uri.scheme, uri.userinfo, uri.host, port, uri.path, uri.query]
  end

  defp target(_, _, nil), do: nil

  defp target(name, reference, base) do
    with %URI{} = start <- read(name, base),
         %URI{} = uri <- read(name, reference) do
      refusing(fn -> URI.to_string(URI.merge(start, uri)) end)
    end
  end
end

Reader.serve(hd(System.argv()))

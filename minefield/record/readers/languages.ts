/** Languages with their libraries of URIs, as Debian has them: the set `languages`. */

import type { Program } from "../program.ts";
import { installed } from "../sets.ts";

const onlyResolves = { resolves: true, dials: false };

const command = (...words: [string, ...string[]]) => words;
const compiled = (name: string) => command(installed("languages", name));

export const LANGUAGES: readonly Program[] = [
  {
    id: "addressable",
    language: "Ruby",
    command: command("ruby", "languages/addressable.rb"),
    ...onlyResolves,
  },
  {
    id: "mojo-url",
    language: "Perl",
    command: command("/usr/bin/perl", "languages/mojo.pl"),
    resolves: true,
    dials: true,
    linksC: true,
  },
  {
    id: "erlang",
    language: "Erlang",
    command: command("escript", "languages/erlang.escript"),
    ...onlyResolves,
  },
  {
    id: "elixir",
    language: "Elixir",
    command: command("elixir", "languages/elixir.exs", "new"),
    ...onlyResolves,
  },
  {
    id: "elixir-parse",
    language: "Elixir",
    command: command("elixir", "languages/elixir.exs", "parse"),
    ...onlyResolves,
  },
  { id: "network-uri", language: "Haskell", command: compiled("haskell"), ...onlyResolves },
  { id: "ocaml-uri", language: "OCaml", command: compiled("ocaml"), ...onlyResolves },
  {
    id: "luasocket",
    language: "Lua",
    command: command("lua5.4", "languages/luasocket.lua"),
    ...onlyResolves,
  },
  { id: "tcllib", language: "Tcl", command: command("tclsh", "languages/uri.tcl"), ...onlyResolves },
];

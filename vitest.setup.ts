// Every property test draws the same examples in every run: what passes here passes there. `npm run fuzz` gives its
// own seed.
import { configureGlobal } from "fast-check";

configureGlobal({ seed: 3986 });

// What the command says to a terminal is English here, whatever the machine speaks.
for (const name of ["LC_ALL", "LC_MESSAGES", "LANG"])
  if (/^zh/i.test(process.env[name] ?? "")) process.env[name] = "C.UTF-8";

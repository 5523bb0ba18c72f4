// Every property test draws the same examples in every run: what passes here passes there. `npm run fuzz` gives its
// own seed.
import { configureGlobal } from "fast-check";

configureGlobal({ seed: 3986 });

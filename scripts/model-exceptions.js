// @ts-check
// `node scripts/model-exceptions.js`: writes what the models of @urikit/programs tell otherwise than the programs did, in the
// two thirds of the recording that models are made from: packages/programs/test. It is to be run with Node 20, whose `URL` is
// that of the lists; `npx biome check --write packages/programs/test` formats them. Look at the changes: an exception is a fault of a model that is known.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, setUp } from "./setup.js";
import { withRecording } from "./with-recording.js";

await setUp();
/** @type {{ exceptionFiles: () => ReadonlyMap<string, string> }} */
const { exceptionFiles } = await withRecording("packages/programs/test/exceptions.ts");
for (const [file, text] of exceptionFiles()) {
  writeFileSync(join(root, "packages/programs/test", file), text);
  console.log(`packages/programs/test/${file}`);
}

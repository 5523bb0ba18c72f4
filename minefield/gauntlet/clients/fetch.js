// `node fetch.js NAME REFERENCE`: fetches it by one of the clients, and prints the beginning of what came.
import { FETCHERS } from "./fetchers.js";

const [name, reference] = process.argv.slice(2);
try {
  const text = await FETCHERS[name].get(reference, process.env.GAUNTLET_ALLOW);
  process.stdout.write(String(text).slice(0, 1000), () => process.exit(0));
} catch (error) {
  process.stderr.write(`${error}\n`, () => process.exit(1));
}

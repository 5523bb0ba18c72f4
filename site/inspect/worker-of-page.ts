/**
 * A worker that has the policy of the page, so that it can connect to nothing either.
 *
 * It is started from a blob, which does nothing but import the script: such a worker has the policy of the page that
 * started it. One that is started from an address would have no policy, as the files of the site are served without headers
 * (`.vitepress/policy.ts`). The import is one at run time: browsers look for scripts that are named by `import … from`
 * where workers may come from.
 */

/** Starts a worker from the address of its script. What it is told while that is loaded waits for it. */
export function workerOfPage(address: string): Worker {
  const blob = URL.createObjectURL(
    new Blob([scriptFor(new URL(address, location.href).href)], { type: "text/javascript" }),
  );
  const worker = new Worker(blob, { type: "module" });
  const release = () => URL.revokeObjectURL(blob);
  worker.addEventListener("message", release, { once: true });
  worker.addEventListener("error", release, { once: true });
  return worker;
}

/** The reason of a rejected promise is not an error of a worker, unless it is thrown. */
function scriptFor(address: string): string {
  return `const waiting = [];
const keep = ({ data }) => waiting.push(data);
addEventListener("message", keep);
import(${JSON.stringify(address)}).then(() => {
  removeEventListener("message", keep);
  for (const data of waiting) dispatchEvent(new MessageEvent("message", { data }));
}).catch((error) => setTimeout(() => { throw error; }));`;
}

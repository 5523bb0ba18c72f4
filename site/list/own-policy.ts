/**
 * The policy of this page alone allows WebAssembly, and workers from blobs. A document keeps the policy that it was loaded
 * with: so this page is loaded by itself, and so is the next one, wherever a link within the site leads to.
 */

import { useRouter } from "vitepress";
import { onBeforeUnmount, onMounted } from "vue";

/** @param ready Called when the document has the policy of this page. */
export function useOwnPolicy(ready: () => void): void {
  const router = useRouter();
  onMounted(() => {
    if (isLoadedElsewhere()) {
      location.reload();
      return;
    }
    router.onBeforeRouteChange = leave;
    ready();
  });
  onBeforeUnmount(() => {
    if (router.onBeforeRouteChange === leave) router.onBeforeRouteChange = () => undefined;
  });
}

/** Has another page loaded by itself. Returns whether the router is to go there. */
function leave(to: string): boolean {
  if (pathOf(to) === pathOf(location.href)) return true;
  location.assign(to);
  return false;
}

/** Whether the document is that of another page, from which a link led here. */
function isLoadedElsewhere(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded !== undefined && pathOf(loaded.name) !== pathOf(location.href);
}

/** The path of a page, as it is with or without its ending. */
function pathOf(address: string): string {
  return new URL(address, location.href).pathname.replace(/(?:\/index)?\.html$/, "");
}

/** The page where there is no network: `sw.js` keeps what was shown. Without it all works as well, as long as there is a network. */

export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // In a frame in the page of somebody else nothing is kept.
  if (window.top !== window) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    // What came before the worker was there.
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    active?.postMessage([location.href.replace(/#.*$/s, ""), ...loaded]);
  } catch {
    // a browser may refuse it, as in a private window
  }
}

import type { Theme } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import { h, onMounted } from "vue";
import "@fontsource-variable/jetbrains-mono/index.css";
import LiveExample from "../../live/LiveExample.vue";
import NotFoundPage from "../../not-found/NotFoundPage.vue";
import "./style.css";

export default {
  ...DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { "not-found": () => h(NotFoundPage) }),
  setup: () => {
    onMounted(() => void keepOffline());
  },
  enhanceApp: (context) => {
    DefaultTheme.enhanceApp?.(context);
    context.app.component("LiveExample", LiveExample);
  },
} satisfies Theme;

// The page where there is no network: `sw.js` keeps what was shown. Without it all works as well, as long as there is a network.

async function keepOffline(): Promise<void> {
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

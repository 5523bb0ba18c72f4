import type { Theme } from "vitepress";
import DefaultTheme from "vitepress/theme";
import { h } from "vue";
import "@fontsource-variable/jetbrains-mono/index.css";
import LiveExample from "../../live/LiveExample.vue";
import NotFoundPage from "../../not-found/NotFoundPage.vue";
import "./style.css";
import { useAnatomy } from "./anatomy.ts";

export default {
  ...DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { "not-found": () => h(NotFoundPage) }),
  setup: useAnatomy,
  enhanceApp: (context) => {
    DefaultTheme.enhanceApp?.(context);
    context.app.component("LiveExample", LiveExample);
  },
} satisfies Theme;

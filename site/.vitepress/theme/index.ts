import type { Theme } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import { h, onMounted } from "vue";
import "@fontsource-variable/jetbrains-mono/index.css";
import LiveExample from "../../live/LiveExample.vue";
import NotFoundPage from "../../not-found/NotFoundPage.vue";
import "./style.css";
import { keepOffline } from "./offline.ts";

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

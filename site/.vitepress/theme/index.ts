import type { Theme } from "vitepress";
import DefaultTheme from "vitepress/theme";
import "@fontsource-variable/jetbrains-mono/index.css";
import LiveExample from "../../live/LiveExample.vue";
import "./style.css";
import { useAnatomy } from "./anatomy.ts";

export default {
  ...DefaultTheme,
  setup: useAnatomy,
  enhanceApp: (context) => {
    DefaultTheme.enhanceApp?.(context);
    context.app.component("LiveExample", LiveExample);
  },
} satisfies Theme;

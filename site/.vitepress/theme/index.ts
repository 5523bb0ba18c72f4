import DefaultTheme from "vitepress/theme";
import "@fontsource-variable/jetbrains-mono/index.css";
import "./style.css";
import { useAnatomy } from "./anatomy.ts";

export default { ...DefaultTheme, setup: useAnatomy };

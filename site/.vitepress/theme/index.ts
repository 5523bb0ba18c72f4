import DefaultTheme from "vitepress/theme";
import "@fontsource-variable/jetbrains-mono/index.css";
import "./style.css";

export default DefaultTheme;

// How `samples/links.js` is checked: `npx eslint --stdin --config samples/eslint.config.js < samples/links.js`
import urikit from "eslint-plugin-urikit";

export default [urikit.configs.recommended];

import { componentLaws } from "./component-laws.ts";

componentLaws({ references: 1000, length: 6 });

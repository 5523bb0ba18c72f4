import { comparisonLaws } from "./comparison-laws.ts";

comparisonLaws({ everyNthLink: 5, texts: 2000 });

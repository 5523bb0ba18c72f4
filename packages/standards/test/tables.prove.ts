import { tableLaws } from "./table-laws.ts";

tableLaws({ length: 3, generated: 400 });

import { mutationTests } from "./mutation-tests.ts";

await mutationTests("guard");

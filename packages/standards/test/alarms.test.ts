import { alarmsLaw } from "./alarms-law.ts";

alarmsLaw(20);

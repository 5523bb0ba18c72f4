/** A thread that does its part of a list: `lines/jobs/job.ts`. */

import { workerData } from "node:worker_threads";
import { doJob, type Job } from "./lines/jobs/job.ts";

doJob(workerData as Job); // as lines/jobs/over-parts.ts gives it

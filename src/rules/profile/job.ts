import { rule as jobInTheEmission } from '../job/in-the-emission.ts';
import type { JobSubject } from '../job/subject.ts';
import type { Rule } from '../rule.ts';

/** All records of a job, where it names the emission that it is for. */
export const JOB_RULES: readonly Rule<JobSubject>[] = [jobInTheEmission];

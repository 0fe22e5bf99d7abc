import type { ServiceContext } from '../context';

/** Work that the process repeats. Several processes may run the same job at the same time. */
export interface Job {
  /** Name in the log. */
  name: string;
  everyMs: number;
  run(context: ServiceContext): Promise<void>;
}

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

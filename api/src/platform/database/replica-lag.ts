import type { LogPosition } from './database';

interface Sample {
  atMs: number;
  position: LogPosition;
}

/**
 * Knows where the primary's log ended at past moments, and so how far behind a replica is. It uses the clock of this
 * process only, so different clocks of the servers do not matter.
 */
export class PrimaryLog {
  private samples: Sample[] = [];

  constructor(private readonly keepMs: number) {}

  add(atMs: number, position: LogPosition): void {
    this.samples = [...this.samples.filter((each) => atMs - each.atMs <= this.keepMs), { atMs, position }];
  }

  /** While the primary does not answer, the lag is that of its last sample. */
  lagMs(replayed: LogPosition): number {
    const missing = this.samples.find(({ position }) => position > replayed);
    const last = this.samples.at(-1);
    return missing && last ? Math.max(1, last.atMs - missing.atMs) : 0;
  }
}

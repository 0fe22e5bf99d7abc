/** Reports of browsers about one release in a period. */
export interface ReleaseMetrics {
  remote: string;
  version: string;
  /** Distinct network addresses that loaded it. */
  loads: number;
  /** Distinct network addresses where it failed to load. */
  loadFailures: number;
  /** Distinct network addresses with errors from its code. */
  errors: number;
  /** 75th percentile of the load time in milliseconds; null without reports. */
  loadMs: number | null;
  /** ISO 8601. */
  lastSeen: string;
}

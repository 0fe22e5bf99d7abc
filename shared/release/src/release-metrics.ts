/** What browsers reported about one release in a period. */
export interface ReleaseMetrics {
  remote: string;
  version: string;
  /** Successful loads. */
  loads: number;
  /** Failed loads. */
  loadFailures: number;
  /** Uncaught errors from its code. */
  errors: number;
  /** 75th percentile of the load time in milliseconds; null without reports. */
  loadMs: number | null;
  /** ISO 8601. */
  lastSeen: string;
}

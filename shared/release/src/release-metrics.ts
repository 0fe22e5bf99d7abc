/** What browsers told of one release in a span of time. */
export interface ReleaseMetrics {
  remote: string;
  version: string;
  /** Times that it was loaded and ran. */
  loads: number;
  /** Times that it did not load. */
  loadFailures: number;
  /** Errors that came from it. */
  errors: number;
  /** Three of four loads took no longer, in milliseconds; null when nobody told. */
  loadMs: number | null;
  /** ISO 8601. */
  lastSeen: string;
}

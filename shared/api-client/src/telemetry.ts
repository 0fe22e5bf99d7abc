/** Path to which the browser sends `{ events: TelemetryEvent[] }` as JSON with `sendBeacon`. */
export const telemetryPath = '/telemetry';

interface TelemetrySource {
  /** `shell` or the name of a remote, and its version. */
  remote: string;
  version: string;
  /** Path of the page without the query string. */
  path: string;
}

/** A web vital: milliseconds, or a plain number for CLS. FID: delay of the first input. REMOTE: a remote (or the host) was loaded and runs. */
export interface VitalEvent extends TelemetrySource {
  kind: 'vital';
  name: 'FCP' | 'LCP' | 'CLS' | 'INP' | 'FID' | 'TTFB' | 'LOAD' | 'REMOTE';
  value: number;
  rating?: 'good' | 'needs-improvement' | 'poor';
}

/** A non-fatal error. `name` is the place that caught it, or `load` when a remote did not load. */
export interface ErrorEvent extends TelemetrySource {
  kind: 'error';
  name: string;
  message: string;
  stack?: string;
  /** What the error screen tells the visitor, for a look into the log. */
  reference?: string;
}

export type TelemetryEvent = VitalEvent | ErrorEvent;

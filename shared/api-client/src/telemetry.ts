/** Where the browser sends what it measured and what broke, with `sendBeacon`: `{ events: TelemetryEvent[] }` as JSON. */
export const telemetryPath = '/telemetry';

interface TelemetrySource {
  /** `shell` or a remote's name, and its version. */
  remote: string;
  version: string;
  /** Path of the page without its search part. */
  path: string;
}

/** A web vital: milliseconds, or a plain number for CLS. REMOTE: a remote (or the host) was loaded and runs. */
export interface VitalEvent extends TelemetrySource {
  kind: 'vital';
  name: 'FCP' | 'LCP' | 'CLS' | 'INP' | 'TTFB' | 'LOAD' | 'REMOTE';
  value: number;
  rating?: 'good' | 'needs-improvement' | 'poor';
}

/** An error that the person could go on after; `name` says where it was caught, or `load`: a remote did not load. */
export interface ErrorEvent extends TelemetrySource {
  kind: 'error';
  name: string;
  message: string;
  stack?: string;
}

export type TelemetryEvent = VitalEvent | ErrorEvent;

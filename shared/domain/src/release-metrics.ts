export interface ReportedRelease {
  remote: string;
  version: string;
}

/** Reports of browsers about one release in a period. */
export interface ReleaseMetrics extends ReportedRelease {
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

/** A measurement of browsers: the 75th percentile over networks. */
export interface VitalFigure {
  /** Milliseconds, or the score of CLS. */
  value: number;
  /** Networks that reported it. */
  networks: number;
}

/** Errors of one release with the same positions in its files. */
export interface ReportedError {
  /** Of the latest report. */
  message: string;
  path: string;
  /** One position a line, `<name>/<version>/<file>:<line>:<column>`; null without any. */
  stack: string | null;
  reports: number;
  /** Hashes of the networks that reported it, 200 at most. */
  networks: readonly string[];
  /** ISO 8601. */
  lastSeen: string;
}

/** Measurements and errors of one release. */
export interface VersionFigures extends ReportedRelease {
  /** By name: LCP, INP, FID and CLS. */
  vitals: Readonly<Record<string, VitalFigure>>;
  errors: readonly ReportedError[];
}

/** A position in a file of a release, as `<name>/<version>/<file>:<line>:<column>`. Lines and columns count from one. */
export interface ReleasePosition {
  text: string;
  name: string;
  version: string;
  file: string;
  line: number;
  column: number;
}

const position = /^([\w-]{1,60})\/([\w.+-]{1,60})\/([\w./-]{1,100}):(\d{1,7}):(\d{1,7})/;

/** The position with which the text begins; null if it begins with none. */
export function readReleasePosition(text: string): ReleasePosition | null {
  const [found, name, version, file, line, column] = position.exec(text) ?? [];
  if (!found || !name || !version || !file) return null;
  return { text: found, name, version, file, line: Number(line), column: Number(column) };
}

import type { InspectedDatabase } from '@kaksha/api/platform/database/inspect-database';
import type { Settings } from '@kaksha/api/platform/settings/settings';
import type { ReleaseStore } from '@kaksha/release/store';
import type { Probes } from './probes';

export type Level = 'ok' | 'warning' | 'fault';

/** One line of the report. */
export interface Finding {
  level: Level;
  text: string;
  /** What to do; for a warning and a fault. */
  advice?: string;
}

export const ok = (text: string): Finding => ({ level: 'ok', text });
export const warning = (text: string, advice: string): Finding => ({ level: 'warning', text, advice });
export const fault = (text: string, advice: string): Finding => ({ level: 'fault', text, advice });

/** What is checked without valid settings. */
export interface Machine {
  env: NodeJS.ProcessEnv;
  /** The project's folder. */
  root: string;
  probes: Probes;
}

export interface Site extends Machine {
  settings: Settings;
  store: ReleaseStore;
  /** Null when it is out of reach, which the check of the database says, so that no other check does. */
  database(): Promise<InspectedDatabase | null>;
  /** Why `database` is null. */
  databaseProblem(): Promise<Finding | null>;
}

export interface Check<Context> {
  /** What stands before its findings. */
  area: string;
  run(context: Context): Promise<Finding[]> | Finding[];
}

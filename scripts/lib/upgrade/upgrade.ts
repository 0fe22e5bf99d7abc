import type { Settings } from '@kaksha/api/platform/settings/settings';
import type { ReleaseStore } from '@kaksha/release/store';
import type { LiveSnapshot } from '@kaksha/release/types';
import type { Installation, Version } from './installation';
import type { Processes } from './processes';
import type { RunProgram } from './run-program';

/** One upgrade, as its steps see it. */
export interface Upgrade {
  installation: Installation;
  /** The version that runs. */
  from: Version;
  /** The version that is to run. */
  to: Version;
  /** Folder with the sources of `to`. */
  source: string;
  processes: Processes;
  store: ReleaseStore;
  /** Of the site, read from `env`. */
  settings: Settings;
  env: NodeJS.ProcessEnv;
  /** With the private keys, which the processes of the site do not have. */
  releaseEnv: NodeJS.ProcessEnv;
  run: RunProgram;
  fetch: typeof fetch;
  /** Ends a step that waits. */
  signal: AbortSignal;
  limits: Limits;
  say(line: string): void;

  /** Set by the steps, for their way back. */
  hasNewFolder: boolean;
  restarted: string[];
  liveBefore: LiveSnapshot | null;
  /** A step was not undone, so processes of `to` may run. */
  isStuck: boolean;
}

/** All in milliseconds. */
export interface Limits {
  /** From the restart of a process until it is ready. */
  readyMs: number;
  /** For which a process must stay ready before the next restarts: several health checks of the proxy. */
  proxyMs: number;
  /** For which a restarted worker must run. */
  settleMs: number;
  /** Between two looks at a process. */
  pollMs: number;
  /** Until the public address has the new releases. */
  publicMs: number;
}

export const limits: Limits = { readyMs: 120_000, proxyMs: 5000, settleMs: 10_000, pollMs: 500, publicMs: 60_000 };

/** A part of the upgrade. */
export interface Step {
  name: string;
  /** @throws Error with the reason for people */
  do(upgrade: Upgrade): Promise<void>;
  /** Also called when `do` failed halfway, and when it did nothing. */
  undo?(upgrade: Upgrade): Promise<void>;
}

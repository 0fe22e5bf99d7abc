import { type Configuration, rspack, type Stats } from '@rspack/core';

/** A finished compilation. */
export interface Built {
  name: string;
  stats: Stats;
  /** Messages of a build that failed; null after a good one. */
  errors: string | null;
}

export interface WatchedBuilds {
  /** Resolves when no build runs. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Compiles each configuration, and again after changes. Builds of the server follow those of the browser.
 * @param onBuilt  called in the order of the builds; builds count as running until it resolves
 */
export function watchBuilds(
  configs: readonly Configuration[],
  onBuilt: (built: Built) => void | Promise<void>,
): WatchedBuilds {
  const compilers = rspack([...configs]);
  const running = new Set(configs.map(({ name }) => name ?? ''));
  let waiting: (() => void)[] = [];
  for (const compiler of compilers.compilers) {
    const name = compiler.name ?? '';
    const begin = () => void running.add(name);
    compiler.hooks.invalid.tap('kaksha', begin);
    compiler.hooks.watchRun.tap('kaksha', begin);
    const end = () => {
      running.delete(name);
      if (running.size > 0) return;
      for (const resolve of waiting) resolve();
      waiting = [];
    };
    compiler.hooks.failed.tap('kaksha', end);
    compiler.hooks.done.tap('kaksha', (stats) => {
      const errors = stats.hasErrors() ? stats.toString({ all: false, errors: true, colors: false }) : null;
      void Promise.resolve(onBuilt({ name, stats, errors })).then(end);
    });
  }
  const watching = compilers.watch({ aggregateTimeout: 5 }, (error) => {
    if (error) console.error(error);
  });
  return {
    settled: () => (running.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    stop: () => new Promise((resolve) => watching?.close(() => compilers.close(() => resolve()))),
  };
}

/** Stats of webpack and Rspack. */
interface Stats {
  hasWarnings(): boolean;
  toString(options: object): string;
}

export const messagesOf = (stats: Stats, kind: 'errors' | 'warnings'): string =>
  stats.toString({ all: false, [kind]: true, colors: false });

/** Shows the warnings of a build. @returns the stats */
export function warned<S extends Stats>(stats: S): S {
  if (stats.hasWarnings()) console.warn(messagesOf(stats, 'warnings'));
  return stats;
}

/** How the page was loaded; undefined where the browser does not say it. */
export function navigation(): PerformanceNavigationTiming | undefined {
  return (performance.getEntriesByType?.('navigation') as PerformanceNavigationTiming[] | undefined)?.[0];
}

/** A value that came with this page. It is a header (`Server-Timing`), because the HTML is cached and shared. */
export const servedValue = (name: string): string | undefined =>
  navigation()?.serverTiming?.find((timing) => timing.name === name)?.description;

/** The server's time at this moment, in ms since 1970. Undefined for a page from a cache, whose header is old. */
export function servedAt(): number | undefined {
  const sent = Number(servedValue('now'));
  const { responseStart = 0, transferSize = 0 } = navigation() ?? {};
  return sent && transferSize ? sent + performance.now() - responseStart : undefined;
}

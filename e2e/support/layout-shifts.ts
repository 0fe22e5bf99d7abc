import type { Page } from 'playwright-core';

export interface Shift {
  value: number;
  /** The elements that moved, with the beginning of their text. */
  moved: string[];
}

/** Records every layout shift without recent input of each document, from the first paint on; the answer reads them. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        const moved = entry.sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 60)}`);
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, moved });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      shiftsSoFar: () => {
        note(observer.takeRecords());
        return shifts;
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { shiftsSoFar: () => Shift[] }).shiftsSoFar());
}

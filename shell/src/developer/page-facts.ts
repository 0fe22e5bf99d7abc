import { navigation } from '../page/served-values';
import type { RemoteLoader } from '../remotes/remote-loader';
import type { DeveloperFacts } from './facts';

/** One part of the site in this tab. */
export interface TabPart {
  name: string;
  version: string;
  how: string;
  /** Whether this tab runs it, and since when after the start of the page. */
  loaded: string;
}

const states = { live: 'Live', canary: 'Canary', preview: 'Preview' } as const;

const ms = (value: number) => `${Math.round(value)} ms`;

/** When the first file of a release had arrived, in ms after the start of the page. */
function arrivalOf(name: string): number | null {
  const files = performance.getEntriesByType?.('resource') ?? [];
  const ends = files
    .filter((file) => new URL(file.name, location.href).pathname.startsWith(`/remotes/${name}/`))
    .map(({ startTime, duration }) => startTime + duration);
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** The parts of the site with what this tab runs of them. @param loader  null where remotes are not loaded at run time */
export function partsOf({ parts }: Pick<DeveloperFacts, 'parts'>, loader: RemoteLoader | null): TabPart[] {
  const known = new Set(parts.map(({ name }) => name));
  // The server does not know overrides of which nothing is live.
  const others = Object.entries(loader?.registry().remotes ?? {}).filter(([name]) => !known.has(name));
  const all = [...parts, ...others.map(([name, { version }]) => ({ name, version, state: 'live' as const }))];
  return all.map(({ name, version: given, state }) => {
    const running = name === 'shell' ? __BUILD__.version : (loader?.version(name) ?? null);
    const arrival = arrivalOf(name);
    const loaded = running === null ? 'Not loaded' : arrival === null ? 'Loaded' : `Loaded, ${ms(arrival)}`;
    if (running === 'override') return { name, version: 'override', how: 'Override of this tab', loaded };
    if (running === null || running === given) return { name, version: given, how: states[state], loaded };
    return { name, version: running, how: `${states[state]} is ${given}; this tab began with another`, loaded };
  });
}

/** One extension on the page. A slot of a list is in many places. */
export interface SlotFact {
  slot: string;
  extension: string;
  places: number;
  /** Places in which it shows something. One that failed is empty. */
  shown: number;
}

/** The extensions of the page for the user. */
export function slotsOf(root: ParentNode): SlotFact[] {
  const facts = new Map<string, SlotFact>();
  for (const place of root.querySelectorAll<HTMLElement>('[data-slot] [data-extension]')) {
    const { extension = '' } = place.dataset;
    const slot = place.closest<HTMLElement>('[data-slot]')?.dataset.slot ?? '';
    const { places, shown } = facts.get(extension) ?? { places: 0, shown: 0 };
    // The server leaves comments in a place that is empty.
    const isShown = place.childElementCount > 0 || place.textContent !== '';
    facts.set(extension, { slot, extension, places: places + 1, shown: shown + Number(isShown) });
  }
  return [...facts.values()];
}

/** How an extension is on the page, in words. */
export const stateOf = ({ places, shown }: SlotFact) =>
  places > 1 ? `Shown in ${shown} of ${places} places` : shown > 0 ? 'Shown' : 'Empty';

/** What the browser measured of this page, in ms after the start of the page. */
export function timingsOf(): { name: string; value: string }[] {
  const page = navigation();
  const paint = performance.getEntriesByName?.('first-contentful-paint')[0]?.startTime;
  const mounted = performance.getEntriesByName?.('kaksha:mounted')[0]?.startTime;
  const found = [
    ['First byte of the page', page?.responseStart],
    ['First text or picture', paint],
    ['Page parsed', page?.domInteractive],
    ['Page works (hydrated)', mounted],
    ['All files loaded', page?.loadEventEnd || undefined],
  ] as const;
  return found
    .flatMap(([name, at]) => (at === undefined ? [] : [{ name, at }]))
    .sort((a, b) => a.at - b.at)
    .map(({ name, at }) => ({ name, value: ms(at) }));
}

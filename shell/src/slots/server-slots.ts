import type { HostServices, RemoteModule, SlotService } from '@kaksha/contract/host';
import { isRecord, required } from '@kaksha/domain/typed';
import type { LiveReleases } from '@kaksha/release/live-releases';
import { createElement, type ReactElement } from 'react';
import { namesOfSlots, outletOf } from './lazy-slots';
import { createOutlet } from './slot-outlet';
import { type LiveExtension, type LoadedExtension, liveExtensions, loadExtension, placeOf } from './slots';

/** Runs work and returns its result. Ends it after `ms` milliseconds, also in an endless loop. @throws after the time */
export type Limited = <T>(work: () => T, ms: number) => T;

/** How the server runs code of remotes. */
export interface ServerCode {
  /** The server bundle of a remote; null for a release that renders in browsers only. */
  load: (remote: string) => RemoteModule | null;
  limited: Limited;
}

export interface ServerSlotsOptions {
  registry: Pick<LiveReleases, 'remotes'>;
  /** Keys of the extensions that are switched off. */
  off?: readonly string[] | undefined;
  /** Absent: browsers render all extensions. */
  code?: ServerCode | undefined;
}

export interface ServerSlots extends SlotService {
  /**
   * Renders a page with the extensions whose code and data are there within 50 ms. The browser renders the others.
   * @param page  renders the whole page
   * @param alone  renders one element with the services of the page
   */
  render(host: HostServices, page: () => string, alone: (element: ReactElement) => string): Promise<string>;
  /** Places of the extensions in the last render. */
  rendered(): string[];
  /** Extensions of the page that cannot be rendered here. */
  failed(): { key: string; message: string }[];
  /** Whether parts of the page may come from another render. */
  readonly sharesMarkup: boolean;
}

/** Milliseconds. */
const limits = {
  /** Code and loaders of all extensions of a page. */
  loadMs: 50,
  /** The first render of an extension, alone. A second try has compiled code. */
  aloneMs: 50,
  /** A page with its extensions; alone it takes about 20, as the first of a process 200. */
  renderMs: 1000,
};
/** Pages in a row on which an extension may be late before only browsers render it. */
const maxLate = 3;
const maxKnown = 500;

/** Slots inside of parts that renders share. */
const slotsInParts = ['course-card.note'];

/** What the process knows of an extension of a release: its code, or why only browsers render it. */
interface Known {
  code?: LoadedExtension;
  /** It has rendered alone. */
  isTried?: boolean;
  failure?: string;
  /** Its release has no server bundle, which is no failure. */
  isForBrowsers?: boolean;
  late: number;
}
const knownByRelease = new Map<string, Known>();

function knownOf({ key, version }: LiveExtension): Known {
  const id = `${key}@${version}`;
  const found = knownByRelease.get(id) ?? { late: 0 };
  knownByRelease.delete(id);
  knownByRelease.set(id, found);
  const [oldest] = knownByRelease.keys();
  if (knownByRelease.size > maxKnown && oldest !== undefined) knownByRelease.delete(oldest);
  return found;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The code of the server does not see the class of the error. */
const isTimeout = (error: unknown) => isRecord(error) && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** What renders one page. */
interface Renderer extends ServerCode {
  host: HostServices;
  alone: (element: ReactElement) => string;
}

interface Place {
  extension: LiveExtension;
  data: object;
}

/** Slots of one render on the server. */
export function createServerSlots({ registry, off, code: server }: ServerSlotsOptions): ServerSlots {
  const extensions = liveExtensions(registry, off);
  /** Places by their name, of which the code or the data are missing. */
  const wanted = new Map<string, Place>();
  /** Names of the places whose data are there; of those that came too late. */
  const [prepared, late] = [new Set<string>(), new Set<string>()];
  /** Places of the current render; those that have begun and not ended. */
  const [shown, open] = [new Map<string, Place>(), new Map<string, Place>()];

  function isReady(place: string, extension: LiveExtension, data: object): boolean {
    const { code, isTried, failure, isForBrowsers } = knownOf(extension);
    if (!server || isForBrowsers || failure !== undefined || late.has(place)) return false;
    if (code && isTried && (!code.loader || prepared.has(place))) return true;
    wanted.set(place, { extension, data });
    return false;
  }

  /** Renders an extension alone, so that one that throws or hangs does not reach the page. @throws its error */
  function renderAlone({ extension, data }: Place, { limited, alone }: Renderer): void {
    const Extension = required(knownOf(extension).code, extension.key).Extension;
    const work = () => alone(createElement(Extension, data));
    try {
      limited(work, limits.aloneMs);
    } catch (error) {
      if (!isTimeout(error)) throw error;
      limited(work, limits.aloneMs);
    }
  }

  async function prepareOne(name: string, place: Place, by: Renderer): Promise<void> {
    const { extension, data } = place;
    const known = knownOf(extension);
    late.add(name);
    try {
      const remote = by.load(extension.remote);
      known.isForBrowsers = remote === null;
      if (!remote) return;
      known.code ??= await loadExtension(remote, extension.id);
      await known.code.loader?.(by.host, data);
      if (!known.isTried) renderAlone(place, by);
      known.isTried = true;
      prepared.add(name);
      late.delete(name);
      known.late = 0;
    } catch (error) {
      // A slow machine is not a failure of the extension.
      if (!isTimeout(error)) known.failure = messageOf(error);
    }
  }

  async function prepare(by: Renderer): Promise<void> {
    const places = [...wanted];
    wanted.clear();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const deadline = new Promise((resolve) => {
      timer = setTimeout(resolve, limits.loadMs);
    });
    await Promise.race([Promise.all(places.map(([place, each]) => prepareOne(place, each, by))), deadline]);
    clearTimeout(timer);
    const slow = new Set(places.filter(([place]) => late.has(place)).map(([, { extension }]) => extension));
    for (const known of [...slow].map(knownOf).filter(({ isForBrowsers }) => !isForBrowsers)) {
      known.late += 1;
      if (known.late >= maxLate) known.failure ??= `the server waited ${limits.loadMs} ms for it on ${maxLate} pages`;
    }
  }

  /** @returns null after an extension failed, which the next render leaves out @throws what the page itself throws */
  function renderOnce(page: () => string, by: Renderer): string | null {
    shown.clear();
    open.clear();
    try {
      const markup = by.limited(page, limits.renderMs);
      if (open.size === 0) return markup;
    } catch (error) {
      if (open.size === 0) throw error;
      for (const { extension } of open.values()) knownOf(extension).failure = messageOf(error);
    }
    // The renderer drops errors inside of a Suspense.
    for (const place of open.values()) {
      const known = knownOf(place.extension);
      try {
        if (known.failure === undefined) renderAlone(place, by);
        known.failure ??= 'it failed on the server';
      } catch (error) {
        known.failure = messageOf(error);
      }
    }
    return null;
  }

  return {
    sharesMarkup: !extensions.some(({ slot }) => slotsInParts.includes(slot)),
    Outlet: outletOf(
      namesOfSlots(registry),
      createOutlet({
        extensions,
        component: (extension) => required(knownOf(extension).code, extension.key).Extension,
        isRendered: (extension, data) => isReady(placeOf(extension, data), extension, data),
        failed() {},
        mark(extension, data, isDone) {
          const place = placeOf(extension, data);
          shown.set(place, { extension, data });
          if (isDone) open.delete(place);
          else open.set(place, { extension, data });
        },
      }),
    ),
    async render(host, page, alone) {
      if (!server || extensions.length === 0) return page();
      const by = { ...server, host, alone };
      for (;;) {
        const markup = renderOnce(page, by);
        if (markup !== null && wanted.size === 0) return markup;
        await prepare(by);
      }
    },
    rendered: () => [...shown.keys()],
    failed: () =>
      extensions.flatMap((extension) => {
        const { failure } = knownOf(extension);
        return failure === undefined ? [] : [{ key: extension.key, message: failure }];
      }),
  };
}

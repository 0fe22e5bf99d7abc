import type { HostServices, RemoteModule, SlotService } from '@kaksha/contract/host';
import { whenIdle } from '@kaksha/ui/when-idle';
import { type ComponentType, lazy } from 'react';
import type { BootData } from '../boot/boot-data';
import { RemoteLoadError } from '../remotes/remote-loader';
import { createOutlet } from './slot-outlet';
import { type ExtensionSource, type LiveExtension, liveExtensions, loadExtension, placeOf } from './slots';

/**
 * Slots of a browser tab. The code of an extension loads when its slot is first shown; until then the page shows what
 * the server rendered.
 */
export function createBrowserSlots(
  { registry, render, environment }: BootData,
  load: (remote: string) => Promise<RemoteModule>,
  report: (error: unknown, where: string) => void,
): SlotService {
  const components = new Map<string, ComponentType<object>>();
  const rendered = new Set(render?.extensions);
  const { pathname } = window.location;
  const moduleOf = async ({ remote, id }: LiveExtension) => loadExtension(await load(remote), id);
  const failed = ({ key, remote, version }: LiveExtension, error: unknown) => {
    // A later page tries again.
    components.delete(key);
    // The loader has reported a release that does not load.
    if (!(error instanceof RemoteLoadError)) report(new ExtensionError(remote, version, error), `extension:${key}`);
  };

  const extensions = liveExtensions(registry, environment.site?.extensionsOff);
  for (const { key, message } of render?.failedExtensions ?? []) {
    const extension = extensions.find((each) => each.key === key);
    if (extension) failed(extension, new Error(message));
  }
  return {
    Outlet: createOutlet({
      extensions,
      failed,
      start: idlePage(),
      isRendered: (extension, data) => window.location.pathname === pathname && rendered.has(placeOf(extension, data)),
      component(extension) {
        const { key } = extension;
        const known = components.get(key);
        if (known) return known;
        const made = lazy(async () => ({ default: (await moduleOf(extension)).Extension }));
        components.set(key, made);
        return made;
      },
      load(extension, host: HostServices, data) {
        moduleOf(extension)
          .then(({ loader }) => loader?.(host, data))
          .catch(() => {});
      },
    }),
  };
}

const idleWithinMs = 2000;

/** Is reached when the page has loaded and rests, so that no extension delays its largest paint. */
function idlePage(): ExtensionSource['start'] {
  let isIdle = false;
  const listeners = new Set<() => void>();
  const reach = () => {
    isIdle = true;
    for (const listener of listeners) listener();
  };
  const wait = () => void whenIdle(reach, idleWithinMs);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return {
    isReached: () => isIdle,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Telemetry charges it to the release of the extension. */
class ExtensionError extends Error {
  constructor(
    readonly remote: string,
    readonly version: string,
    override readonly cause: unknown,
  ) {
    const { message, stack } = cause instanceof Error ? cause : { message: String(cause), stack: undefined };
    super(message);
    if (stack) this.stack = stack;
  }
}

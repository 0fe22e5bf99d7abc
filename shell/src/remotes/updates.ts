import type { NoticeService, UnsavedService } from '@kaksha/contract/host';
import type { LiveReleases, LiveRemote } from '@kaksha/release/live-releases';
import { fetchLiveReleases } from './live-releases';

/** The part of `LiveReleases` that identifies the live versions. */
interface LiveVersions {
  remotes: Readonly<Record<string, Pick<LiveRemote, 'version'>>>;
  shell: LiveReleases['shell'];
}

export interface UpdatesOptions {
  /** Versions that run in this tab. */
  running: LiveVersions;
  unsaved: UnsavedService;
  notify: Pick<NoticeService, 'info'>;
  read?: () => Promise<LiveVersions>;
  reload?: () => void;
}

const everyMs = 5 * 60_000;
const atMostEveryMs = 60_000;

/**
 * A tab keeps its versions until a full page load. Offers a reload when other versions went live: when the tab becomes
 * visible or periodically, and never with unsaved changes.
 * @returns a function that stops it
 */
export function watchUpdates({
  running,
  unsaved,
  notify,
  read = fetchLiveReleases,
  reload = () => window.location.reload(),
}: UpdatesOptions): () => void {
  let offered = describe(running);
  let due: string | null = null;
  let askedAt = performance.now();

  const offer = () => {
    if (due === null || due === offered || unsaved.get().length > 0) return;
    offered = due;
    notify.info('A new version is ready', {
      id: 'update',
      description: 'Reload to get it. You stay on this page.',
      duration: Number.POSITIVE_INFINITY,
      action: { label: 'Reload', onClick: reload },
    });
  };
  const look = async () => {
    if (document.visibilityState !== 'visible' || performance.now() - askedAt < atMostEveryMs) return;
    askedAt = performance.now();
    // Without an answer no update is offered.
    const live = await read().catch(() => null);
    if (!live) return;
    due = describe(live);
    offer();
  };

  const timer = setInterval(look, everyMs);
  document.addEventListener('visibilitychange', look);
  const stop = unsaved.subscribe(offer);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    stop();
  };
}

const describe = ({ remotes, shell }: LiveVersions) =>
  [`shell@${shell.version}`, ...Object.entries(remotes).map(([name, { version }]) => `${name}@${version}`)]
    .sort()
    .join(' ');

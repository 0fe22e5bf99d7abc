// The site behind the development server. It is loaded while the earlier one ends, and starts when it is told to.
import { runSite } from '../run-site';
import { createDevStore } from './dev-store';
import type { StartMessage, ToSite } from './messages';

// The development server may have ended meanwhile.
const tell = (text: string) => process.send?.(text, () => {});

tell('loaded');
const { root, folder, port, origin, releases, greets } = await new Promise<StartMessage>((resolve) =>
  process.once('message', resolve),
);
const store = createDevStore(folder, releases);
process.on('message', ({ release }: ToSite) => store.replace(release));
// The development server ended without a signal.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await runSite({ root, port: String(port), dev: { releases: store, origin, greets, listens: () => tell('ready') } });

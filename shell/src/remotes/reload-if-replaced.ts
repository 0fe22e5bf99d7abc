import { tabStorage } from '@kaksha/contract/browser-storage';
import type { UnsavedService } from '@kaksha/contract/host';
import type { RemoteLoader } from './remote-loader';

/**
 * Reloads the page when a chunk is missing because another version went live. At most once per version, so that a
 * broken release ends in Retry and not in a reload loop; never with unsaved work.
 */
export async function reloadIfReplaced(
  remote: string,
  loader: RemoteLoader,
  unsaved: UnsavedService,
  reload = () => window.location.reload(),
) {
  await loader.refresh();
  const live = loader.registry().remotes[remote]?.version;
  const key = `kaksha:reloaded:${remote}`;
  if (!live || live === loader.version(remote) || tabStorage.read(key) === live || unsaved.get().length > 0) return;
  // Without storage nothing would end a loop of reloads.
  if (tabStorage.write(key, live)) reload();
}

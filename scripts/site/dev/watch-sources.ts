import Watchpack from 'watchpack';

/**
 * Watches all files of folders. The recursive watch of Node 20 loses a file that an editor replaces to save it.
 * @param changed  gets the path of each changed, added or removed file
 * @returns a function that ends it
 */
export function watchSources(folders: readonly string[], changed: (path: string) => void): () => void {
  const watcher = new Watchpack({});
  watcher.on('change', changed);
  watcher.on('remove', changed);
  watcher.watch({ directories: folders, startTime: Date.now() });
  return () => watcher.close();
}

import { fdatasyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The parts of Emscripten's file system that are overridden below. */
interface NodeFsInternals {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  node_ops: { mknod(parent: unknown, name: string, mode: number, device: number): unknown };
  doSetAttr(place: unknown, node: unknown, attributes: { mode?: number }, ...functions: unknown[]): void;
}

const ownerOnly = ~0o077;

/**
 * The files of the embedded database. PGlite never syncs (Emscripten has no fsync) and creates world-readable files;
 * here a commit is on disk before it is acknowledged, and only the owner can read the files.
 */
export class DurableNodeFS extends NodeFS {
  /** How many times a file was synced. */
  syncs = 0;

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...args);
    made.emscriptenOpts.preRun?.push((module: unknown) => {
      const files = (module as { NODEFS: NodeFsInternals }).NODEFS;
      files.stream_ops.fsync = ({ nfd }) => {
        fdatasyncSync(nfd);
        this.syncs += 1;
        return 0;
      };
      const { mknod } = files.node_ops;
      files.node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ownerOnly, device);
      const { doSetAttr } = files;
      files.doSetAttr = (place, node, attributes, ...functions) => {
        const mode = attributes.mode === undefined ? undefined : attributes.mode & ownerOnly;
        doSetAttr(place, node, { ...attributes, mode }, ...functions);
      };
    });
    return made;
  }
}

/**
 * Without `-F`, which turns fsync off, and with the sync method that the file system above implements. A start zeroes all
 * buffers, 128 MB by default; the system caches the files.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=32MB',
];

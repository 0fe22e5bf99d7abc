import { SourceMap } from 'node:module';
import { readReleasePosition } from '@kaksha/domain/release-metrics';
import { mapOf } from '@kaksha/release/manifest';
import type { StoreReader } from '@kaksha/release/store-reader';
import { LRUCache } from 'lru-cache';

/** A position of a reported stack. */
export interface SourcePosition {
  /** Path of the source file; the file of the release when it has no map. */
  file: string;
  line: number;
  /** Whether it is code of a package or of the bundler. */
  isForeign: boolean;
}

/** Maps a reported stack, one position a line, to the sources. The order stays. */
export type MapStack = (stack: string) => Promise<SourcePosition[]>;

/** A read map of the shell needs about 10 MB. */
const maxMaps = 8;

const foreign = /(?:^|\/)node_modules\/|^webpack\//;

/** Reads the private source maps of the releases. Keeps the maps that were used last. */
export function createStackMapper(store: Pick<StoreReader, 'file'>): MapStack {
  const maps = new LRUCache<string, Promise<SourceMap | null>>({ max: maxMaps });

  function read(name: string, version: string, file: string): Promise<SourceMap | null> {
    const key = `${name}@${version}/${file}`;
    const known = maps.get(key);
    if (known) return known;
    const map = store.file({ name, version }, mapOf(file)).then((bytes) => bytes && parse(bytes));
    maps.set(key, map);
    map.catch(() => maps.delete(key));
    return map;
  }

  async function locate(text: string): Promise<SourcePosition | null> {
    const position = readReleasePosition(text);
    if (!position) return null;
    const { name, version, file, line, column } = position;
    const map = await read(name, version, file);
    const found = map?.findEntry(line - 1, column - 1);
    if (!found || !('originalSource' in found)) return { file, line, isForeign: false };
    const source = found.originalSource.replace(/^\.\//, '');
    return { file: source, line: found.originalLine + 1, isForeign: foreign.test(source) };
  }

  return async (stack) => (await Promise.all(stack.split('\n').map(locate))).filter((each) => each !== null);
}

function parse(bytes: Buffer): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(bytes.toString()));
  } catch {
    return null;
  }
}

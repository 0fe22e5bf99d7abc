import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './source-hash';

/** Folder of a release's source maps. The site never sends its files. */
export const MAPS = 'maps';

export const mapOf = (file: string) => `${MAPS}/${file}.map`;

/**
 * Options of SourceMapDevToolPlugin of webpack and Rspack. The scripts name no map, and the maps hold positions and paths of
 * source files, without their texts.
 */
export const sourceMapOptions = {
  test: /\.js$/,
  filename: mapOf('[file]'),
  append: false,
  noSources: true,
  moduleFilenameTemplate: '[resource-path]',
} as const;

/**
 * Removes the names of the scripts from the maps of a build. webpack writes names with hashes that depend on absolute paths,
 * before it renames the scripts by their contents.
 */
export function removeScriptNames(out: string): void {
  const folder = join(out, MAPS);
  if (!existsSync(folder)) return;
  for (const file of filesBelow(folder)) {
    const { file: _, ...map } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    writeFileSync(join(folder, file), JSON.stringify(map));
  }
}

/** Adapts the map of a script to which lines were added at its beginning. Does nothing for a script without a map. */
export function shiftMap(out: string, file: string, lines: number): void {
  const path = join(out, mapOf(file));
  let map: { mappings: string };
  try {
    map = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return;
  }
  writeFileSync(path, JSON.stringify({ ...map, mappings: ';'.repeat(lines) + map.mappings }));
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';

const require = createRequire(import.meta.url);

/** File names that the Module Federation plugin gives its manifest and its statistics. */
const MANIFEST_FILE = 'mf-manifest.json';
const STATS_FILE = 'mf-stats.json';
/** The entry that the manifest names. */
const STANDARD_ENTRY = 'standardEntry.js';

/** The fields of `mf-manifest.json` that this module changes. */
interface Manifest {
  metaData: { buildInfo: { buildName: string; buildVersion: string }; remoteEntry: { name: string } };
}

/**
 * Adds an entry for hosts without the runtime core and the stylesheet links of our site: the release's entry after a
 * runtime core of its own. It loads the same chunks. `mf-manifest.json` names it.
 * @param styles  stylesheets of the build
 * @param hasCore  whether the entry has the runtime core that it needs
 * @returns the files of packages that it adds to the release
 */
export function addStandardEntry(
  out: string,
  { name, version }: { name: string; version: string },
  entry: string,
  styles: readonly string[],
  hasCore = false,
): string[] {
  const source = readFileSync(join(out, entry), 'utf8');
  const core = hasCore ? { code: '', files: [] } : runtimeCore();
  writeFileSync(join(out, STANDARD_ENTRY), `${core.code}\n${linkStyles(styles)}\n${source}`);
  const file = join(out, MANIFEST_FILE);
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.metaData.remoteEntry.name = STANDARD_ENTRY;
  manifest.metaData.buildInfo = { buildName: name, buildVersion: version };
  writeFileSync(file, JSON.stringify(manifest, null, 2));
  rmSync(join(out, STATS_FILE), { force: true });
  return core.files;
}

/** A script that provides the runtime core that entries read, unless the page has one. */
function runtimeCore(): { code: string; files: string[] } {
  const { outputFiles, metafile } = buildSync({
    stdin: {
      contents:
        "import * as runtimeCore from '@module-federation/runtime-core';\n" +
        'globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;',
      resolveDir: join(require.resolve('@module-federation/runtime-core'), '..'),
    },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' },
  });
  return {
    code: outputFiles[0]?.text ?? '',
    files: Object.keys(metafile.inputs)
      .filter((file) => file !== '<stdin>')
      .map((file) => resolve(file)),
  };
}

/** A script that links the release's stylesheets, because chunks do not load them. */
const linkStyles = (styles: readonly string[]) =>
  `(function(b){${JSON.stringify(styles)}.forEach(function(f){var l=document.createElement('link');l.rel='stylesheet';` +
  "l.crossOrigin='anonymous';l.href=new URL(f,b).href;document.head.appendChild(l)})})(document.currentScript.src);";

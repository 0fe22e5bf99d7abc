// Evaluates the host's server bundle and one remote's, and tells its parent how it went.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';

const [hostFile, remoteFile] = process.argv.slice(2);

/** As shell/server/bundles.ts does it. */
function evaluate(path, shares) {
  const module = { exports: {} };
  const words = ['module', 'exports', 'require', '__filename', '__dirname', '__kakshaShared'];
  const run = compileFunction(readFileSync(path, 'utf8'), words, { filename: path });
  run(module, module.exports, createRequire(path), path, dirname(path), shares);
  return module.exports;
}

let failure = null;
try {
  const host = evaluate(hostFile, {});
  if (typeof host.render !== 'function') failure = 'it exports no render';
  globalThis.__kakshaShared = host.sharedModules;
  if (remoteFile && typeof evaluate(remoteFile, host.sharedModules).default?.routes !== 'function') {
    failure = 'it exports no routes';
  }
} catch (error) {
  failure = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
process.send({ failure });

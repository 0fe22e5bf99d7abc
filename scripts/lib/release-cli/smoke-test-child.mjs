// @ts-check
// Evaluates the host's server bundle and optionally one remote's, and sends the failure or null to its parent.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';

const [hostFile = '', remoteFile] = process.argv.slice(2);

/**
 * Same as `evaluate` in shell/server/bundles.ts.
 * @param {string} path
 * @param {object} shares
 * @returns {any}
 */
function evaluate(path, shares) {
  const module = { exports: {} };
  const parameters = ['module', 'exports', 'require', '__filename', '__dirname', '__kakshaShared'];
  const run = compileFunction(readFileSync(path, 'utf8'), parameters, { filename: path });
  run(module, module.exports, createRequire(path), path, dirname(path), shares);
  return module.exports;
}

let failure = null;
try {
  const host = evaluate(hostFile, {});
  if (typeof host.render !== 'function') failure = 'it exports no render';
  if (remoteFile && typeof evaluate(remoteFile, host.sharedModules).default?.routes !== 'function') {
    failure = 'it exports no routes';
  }
} catch (error) {
  failure = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
process.send?.({ failure });

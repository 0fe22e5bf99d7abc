// @ts-check
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
// The compiled checker is four times as fast; the JavaScript one gives the same results on other platforms.
process.env.RECHECK_BACKEND ??= isInstalled(`recheck-${process.platform}-${process.arch}`) ? 'native' : 'pure';
const { check } = require('recheck');

/** Generous for a busy machine. A pattern that cannot be decided in this time counts as slow. */
const timeoutMs = 60_000;

/** @type {Map<string, Promise<string | null>>} */
const checked = new Map();

/**
 * Why a pattern may need more than linear time; null when it does not.
 * @param {string} source
 * @param {string} flags
 * @returns {Promise<string | null>}
 */
export function checkPattern(source, flags) {
  const key = `/${source}/${flags}`;
  const result = checked.get(key) ?? diagnose(source, flags);
  checked.set(key, result);
  return result;
}

/**
 * @param {string} source
 * @param {string} flags
 */
async function diagnose(source, flags) {
  // Times no match, because a busy machine would be taken for a slow pattern.
  const result = await check(source, flags, { timeout: timeoutMs, recallTimeout: -1 });
  if (result.status === 'safe') return null;
  if (result.status === 'unknown') return `could not be checked (${result.error?.kind ?? 'unknown error'})`;
  return `${result.complexity.summary}, for example ${result.attack.pattern}`;
}

/** @param {string} name */
function isInstalled(name) {
  try {
    require.resolve(`${name}/package.json`);
    return true;
  } catch {
    return false;
  }
}

/** Finds Java, which runs the HTML checker of the browser tests. Needs no npm package. */
import { spawnSync } from 'node:child_process';

/**
 * @param {Record<string, string | undefined>} [environment]
 * @returns {string | null} a command that starts Java: JAVA_PATH, else `java`; null when it does not start
 */
export function findJava(environment = process.env) {
  const command = environment.JAVA_PATH ?? 'java';
  return spawnSync(command, ['-version'], { stdio: 'ignore' }).status === 0 ? command : null;
}

import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { badExample, patternSources, patternsOf } from './project-patterns.mjs';

/** @returns the pattern that the worker did not finish in `limitMs`; null when it finished all */
function findHanging(patterns, limitMs) {
  const workerData = patterns
    .filter(({ source }) => source !== null)
    .map(({ file, line, source, flags }) => ({ source, flags, name: `${file}:${line}` }));
  const worker = new Worker(join(import.meta.dirname, 'run-patterns.mjs'), { workerData });
  return new Promise((resolve, reject) => {
    let limit;
    const end = async (result) => {
      clearTimeout(limit);
      await worker.terminate();
      resolve(result);
    };
    worker.on('message', (name) => {
      clearTimeout(limit);
      if (name === null) end(null);
      else limit = setTimeout(end, limitMs, name);
    });
    worker.on('error', reject);
  });
}

test('every pattern of the project finishes texts of 400,000 characters', async () => {
  // A quadratic pattern takes minutes for them, a linear one milliseconds. The limit only ends a hanging worker.
  expect(await findHanging(patternSources().flatMap(patternsOf), 30_000)).toBeNull();
}, 600_000);

test('an exponential pattern is reported', async () => {
  const [exponential] = patternsOf(badExample).filter(({ source }) => source === '^(a+)+$');
  expect(await findHanging([exponential], 1000)).toBe(`${badExample}:${exponential.line}`);
});

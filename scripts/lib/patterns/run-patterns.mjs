// @ts-check
// Worker of growth.test.mjs: matches each pattern against long texts, and reports each one that it begins.
import { parentPort, workerData } from 'node:worker_threads';

const units = [
  ' ',
  '\n',
  'a',
  '1',
  '-',
  '.',
  ',',
  '/',
  '<',
  '<a ',
  '="',
  '(',
  '@',
  'a@',
  'a.',
  '&a',
  ': ',
  '+1',
  'é',
  '😀',
];
const size = 400_000;

for (const { source, flags, name } of workerData) {
  parentPort?.postMessage(name);
  const pattern = new RegExp(source, flags);
  for (const unit of [...units, ...literalsOf(source)]) {
    matchAll(pattern, `${unit.repeat(Math.ceil(size / unit.length))}\0`);
  }
}
parentPort?.postMessage(null);

/**
 * The words in a pattern, because many texts begin to match with one of them only.
 * @param {string} source
 */
function literalsOf(source) {
  const words = source.replace(/\\[a-zA-Z]|\\(?=\W)/g, ' ').match(/[\w<>/:"'=.@-]{2,}/g) ?? [];
  return [...new Set(words)].slice(0, 5);
}

/**
 * @param {RegExp} pattern
 * @param {string} text
 */
function matchAll(pattern, text) {
  if (pattern.global) text.replace(pattern, '');
  else pattern.test(text);
}

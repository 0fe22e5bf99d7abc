import { median } from './measure.mjs';

/** Runs in the page: notes for each key how long it took from the press until the next frame was drawn. */
export function watchKeys() {
  const samples = [];
  globalThis.__keys = samples;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        // A message that is sent in a frame arrives when the frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => samples.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    },
    true,
  );
}

/** Types so many letters as a quick typist does, one in ten a space. Answers milliseconds. */
export async function latencyOf(page, keys) {
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press(key % 10 === 9 ? 'Space' : 'abcdefghi'[key % 10]);
    await page.waitForTimeout(60);
  }
  await page.waitForFunction((count) => globalThis.__keys.length >= count, keys);
  const all = await page.evaluate(() => globalThis.__keys);
  const sorted = [...all].sort((a, b) => a - b);
  return {
    count: all.length,
    median: median(all),
    p95: sorted[Math.ceil(sorted.length * 0.95) - 1],
    longest: sorted.at(-1),
  };
}

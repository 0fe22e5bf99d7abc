import { median } from './measure.mjs';

/** Runs in the page: records the time in ms from each key press until the next frame is painted. */
export function watchKeys() {
  const samples = [];
  globalThis.__keys = samples;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        // A message that is posted in a frame callback arrives after the frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => samples.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    },
    true,
  );
}

/** Types `keys` characters, every tenth a space, 60 ms apart. @returns the count, and latencies in ms */
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

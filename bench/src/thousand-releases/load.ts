// Requests pages without a pause: load.ts <origin>. Messages pause and resume it; each is answered with the pages since
// the last one, and all failures.
import { Agent, get } from 'node:http';

const connections = 8;
const origin = process.argv[2] ?? '';
const agent = new Agent({ keepAlive: true, maxSockets: connections });
let counts = { pages: 0, failed: 0, reasons: new Set<string>() };
let next = 0;
let paused = Promise.resolve();
let resume = () => {};
const running = new Set<Promise<void>>();

/** A page that no cache holds. */
function request(): Promise<void> {
  next += 1;
  return new Promise((resolve) => {
    const fail = (reason: string) => {
      counts.failed += 1;
      counts.reasons.add(reason);
      resolve();
    };
    get(`${origin}/reports?page=${next}`, { agent }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        body += chunk;
      });
      answer.on('error', (error) => fail(error.message));
      answer.on('end', () => {
        counts.pages += 1;
        if (answer.statusCode !== 200) fail(`status ${answer.statusCode}`);
        else if (!/<h1 class="rp-title">Reports \d+</.test(body)) fail('a page without its content');
        else resolve();
      });
    }).on('error', (error) => fail(error.message));
  });
}

export interface Counts {
  pages: number;
  failed: number;
  reasons: string[];
}

process.on('message', async (wanted: 'count' | 'pause' | 'resume') => {
  if (wanted === 'resume') resume();
  if (wanted === 'pause') {
    paused = new Promise((done) => {
      resume = done;
    });
    await Promise.all(running);
  }
  const { pages, failed, reasons } = counts;
  counts = { ...counts, pages: 0 };
  process.send?.({ pages, failed, reasons: [...reasons] } satisfies Counts);
});
process.on('disconnect', () => process.exit());
await Promise.all(
  Array.from({ length: connections }, async () => {
    for (;;) {
      await paused;
      const work = request();
      running.add(work);
      await work;
      running.delete(work);
    }
  }),
);

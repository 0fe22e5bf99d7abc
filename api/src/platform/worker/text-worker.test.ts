import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { write } from '../ai/writer/writer';
import { preparePostHtml } from '../html/post-html';
import { ApiError } from '../http/api-error';
import { createTextWorker, textWorker } from './text-worker';

const onTimeout = () => new ApiError(503, 'UNAVAILABLE', 'Too slow');

test('returns the same results as the functions', async () => {
  const improve = { kind: 'improve', text: 'Teh end result' } as const;
  expect(await textWorker.run('write', improve, { onTimeout })).toBe(write(improve));
  const post = { content: '<p onclick="x()">Hello</p>', mediaBase: '/media', embedHosts: [] };
  expect(await textWorker.run('preparePostHtml', post, { onTimeout })).toEqual(preparePostHtml(post));
});

const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux('the thread has a lower priority than the main thread', async () => {
  await textWorker.run('write', { kind: 'improve', text: 'Short' }, { onTimeout });
  const niceness = async (thread: string | number) => {
    const stat = await readFile(`/proc/self/task/${thread}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  };
  const threads = await readdir('/proc/self/task');
  const main = await niceness(process.pid);
  expect(Math.max(...(await Promise.all(threads.map(niceness))))).toBe(Math.min(19, Math.max(5, main)));
  expect(await niceness(process.pid)).toBe(main);
});

describe('an endless task', () => {
  /** Answers short texts and blocks on long ones. */
  const code = `export const ready = () => {};
    export const write = (task) => {
      while (task.text.length > 10);
      return task.text;
    };`;
  let stuck: ReturnType<typeof createTextWorker>;
  const ask = (text: string, signal?: AbortSignal) =>
    stuck.run('write', { kind: 'improve', text }, { onTimeout, ...(signal && { signal }) });
  beforeAll(async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'worker-')), 'tasks.mjs');
    await writeFile(file, code);
    stuck = createTextWorker(file, { timeLimitMs: 500 });
    await ask('warm');
  });

  test('ends after its time limit without blocking the event loop, and the next task succeeds', async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 5);
    const first = ask('a long text');
    const next = ask('short');
    await expect(first).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await next).toBe('short');
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(20);
  });

  test('ends at once when the client disconnects', async () => {
    const leaving = new AbortController();
    const asked = ask('a long text', leaving.signal);
    setTimeout(() => leaving.abort(), 100);
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});

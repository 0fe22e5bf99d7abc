import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtInWriter, createBuiltInWriter } from './built-in-writer';
import { write } from './writer';

const improve = { kind: 'improve', text: 'Teh end result' } as const;
const signal = () => new AbortController().signal;

test('returns the same texts as the writer', async () => {
  expect(await builtInWriter.ask(improve, signal())).toBe(write(improve));
});

describe('an endless task', () => {
  /** A worker that answers short texts and blocks on long ones. */
  const code = `export default (task) => {
    if (task === 'ready') return null;
    while (task.text.length > 10);
    return task.text;
  };`;
  let stuck: ReturnType<typeof createBuiltInWriter>;
  beforeAll(async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'writer-')), 'worker.mjs');
    await writeFile(file, code);
    stuck = createBuiltInWriter(file);
    await stuck.ask({ kind: 'improve', text: 'warm' }, signal());
  });

  test('ends after its time limit without blocking the event loop, and the next task succeeds', async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 10);
    const first = stuck.ask({ kind: 'improve', text: 'a long text' }, signal());
    const next = stuck.ask({ kind: 'improve', text: 'short' }, signal());
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    expect(await next).toBe('short');
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(20);
  });

  test('ends at once when the client disconnects', async () => {
    const leaving = new AbortController();
    const asked = stuck.ask({ kind: 'improve', text: 'a long text' }, leaving.signal);
    setTimeout(() => leaving.abort(), 100);
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});

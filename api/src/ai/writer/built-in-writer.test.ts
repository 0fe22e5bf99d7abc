import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtInWriter, createBuiltInWriter } from './built-in-writer';
import { write } from './writer';

const improve = { kind: 'improve', text: 'Teh end result' } as const;
const signal = () => new AbortController().signal;

test('answers as the writer does', async () => {
  expect(await builtInWriter.ask(improve, signal())).toBe(write(improve));
});

describe('a task that does not end', () => {
  /** A worker that answers short texts and never comes back from long ones. */
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

  test('is ended after its time limit, while the event loop goes on, and the next task is answered', async () => {
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

  test('ends at once when the user goes away', async () => {
    const leaving = new AbortController();
    const asked = stuck.ask({ kind: 'improve', text: 'a long text' }, leaving.signal);
    setTimeout(() => leaving.abort(), 100);
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});

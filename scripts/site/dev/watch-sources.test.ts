import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchSources } from './watch-sources';

let folder: string;
let end: () => void;
let heard: (path: string) => void;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-sources-'));
  mkdirSync(join(folder, 'below'));
  end = watchSources([folder], (path) => heard(path));
});
afterEach(() => {
  end();
  rmSync(folder, { recursive: true });
});

const notice = (name: string) =>
  new Promise<void>((resolve) => {
    heard = (path) => {
      if (path === join(folder, name)) resolve();
    };
  });

/** As many editors do. */
function saveByReplacing(name: string, text: string) {
  writeFileSync(join(folder, `${name}.new`), text);
  renameSync(join(folder, `${name}.new`), join(folder, name));
}

test('a file that an editor replaces is noticed each time, also in a folder of a folder', async () => {
  for (const text of ['one', 'two', 'three']) {
    const noticed = notice('below/a.ts');
    saveByReplacing('below/a.ts', text);
    await noticed;
  }
});

test('a file of a new folder and a removed file are noticed', async () => {
  const added = notice('new/b.ts');
  mkdirSync(join(folder, 'new'));
  writeFileSync(join(folder, 'new/b.ts'), 'text');
  await added;
  const removed = notice('new/b.ts');
  rmSync(join(folder, 'new/b.ts'));
  await removed;
});

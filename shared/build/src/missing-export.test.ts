import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './build';
import type { RemoteFacts } from './remotes';
import { rspackServer, runRspack } from './rspack';
import { buildWithVite } from './vite';
import { remoteServer } from './webpack';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'missing-export-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/part.ts'), 'export type Kind = string;\nexport const own: Kind = "own";');
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each<[string, (target: { root: string; out: string; version: string }, remote: RemoteFacts) => Promise<unknown>]>([
  ['webpack', (target, remote) => run({ ...remoteServer(target, remote), cache: false })],
  ['Rspack', (target, remote) => runRspack(rspackServer(target, remote))],
  ['Vite', buildWithVite],
])(
  '%s refuses an import of an export that does not exist, and takes an import of a type',
  async (_, build) => {
    const remote = { name: 'reports', folder, rendersOnServer: true } as RemoteFacts;
    const target = { root: folder, out: join(folder, 'out'), version: '1.0.0' };
    mkdirSync(target.out);
    const entry = (imported: string, used: string) =>
      writeFileSync(
        join(folder, 'src/remote.ts'),
        `import { ${imported} } from './part';\nexport default { id: ${used} };`,
      );
    entry('own, NoSuchThing', '[own, NoSuchThing]');
    await expect(build(target, remote)).rejects.toThrow(/NoSuchThing/);
    entry('type Kind, own', 'own as Kind');
    await build(target, remote);
  },
  30_000,
);

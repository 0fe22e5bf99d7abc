import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const sources = [
  '.storybook',
  'shared/contract/src',
  'shared/domain/src',
  'shared/forms/src',
  'shared/testing/src',
  'shared/ui/src',
];

/** Builds the component workshop into `.cache/kit`, unless the files there are of the same sources. */
export async function buildKit(root: string, log: (line: string) => void): Promise<void> {
  const out = join(root, '.cache/kit');
  const stamp = join(out, 'sources.txt');
  const hash = sourcesHash(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  log('building the component workshop');
  const script = join(root, 'scripts/kit.mjs');
  await promisify(execFile)(process.execPath, [script, '--build', out], { cwd: root, maxBuffer: 50_000_000 });
  writeFileSync(stamp, hash);
}

function sourcesHash(root: string): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of sources) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.(tsx?|css|json)$/.test(file) && !/\.test\./.test(file)) {
        hash.update(`${folder}/${file}\0`).update(readFileSync(join(root, folder, file)));
      }
    }
  }
  return hash.digest('hex');
}

import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hashOf } from '@kaksha/build/source-hash';

const sources = [
  '.storybook',
  'shared/contract/src',
  'shared/domain/src',
  'shared/forms/src',
  'shared/testing/src',
  'shared/ui/src',
];
const isTest = /\.test\./;

/** Builds the component workshop into `.cache/kit`, unless the files there are of the same sources. */
export async function buildKit(root: string, log: (line: string) => void): Promise<void> {
  const out = join(root, '.cache/kit');
  const stamp = join(out, 'sources.txt');
  const folders = sources.map((folder) => join(root, folder));
  const hash = hashOf(root, folders, ['package-lock.json'], isTest);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  log('building the component workshop');
  const script = join(root, 'scripts/kit.mjs');
  await promisify(execFile)(process.execPath, [script, '--build', out], { cwd: root, maxBuffer: 50_000_000 });
  writeFileSync(stamp, hash);
}

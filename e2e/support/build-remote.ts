import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sharedProvides } from '@kaksha/build/shares';
import {
  factsOf,
  type RemoteOptions,
  template,
  templateValues,
  writeTemplate,
} from '../../scripts/lib/new-remote/scaffold';

const root = resolve(__dirname, '../..');

/**
 * Writes a remote from the template and builds it.
 * @param folder  below the repository, so that its packages resolve
 * @param change  edits the sources before the build
 * @returns the folder with the build
 */
export async function buildTemplate(
  folder: string,
  options: RemoteOptions & { version?: string },
  change: (sources: string) => void = () => {},
): Promise<string> {
  const remote = join(folder, `${options.name}-${options.version ?? '1.0.0'}`);
  const out = join(remote, 'out');
  writeTemplate(template, remote, templateValues(options, factsOf(options, 3101), sharedProvides()));
  change(join(remote, 'src'));
  const target = JSON.stringify({ root: remote, out, version: options.version ?? '1.0.0' });
  const script = join(remote, 'build.mts');
  mkdirSync(out);
  writeFileSync(
    script,
    `import { buildRemote } from '@kaksha/build/build';
import { readRemote } from '@kaksha/build/remotes';
await buildRemote(${target}, readRemote(${JSON.stringify(remote)}));`,
  );
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script], { cwd: root });
  return out;
}

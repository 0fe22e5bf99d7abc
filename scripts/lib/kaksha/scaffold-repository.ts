import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  assertName,
  factsOf,
  indented,
  type RemoteOptions,
  template,
  templateValues,
  writeTemplate,
} from '../new-remote/scaffold';

const overlay = join(import.meta.dirname, 'repository-template');
const libraries = ['react', 'react-dom', 'react-router', 'react-router-dom', 'zustand'];

/**
 * Writes a remote into the folder of its own repository: the sources of `npm run new`, with a configuration that needs
 * no other file of the platform's repository.
 * @throws Error when the folder has the sources of a remote already
 */
export function scaffoldRepository(folder: string, options: RemoteOptions): void {
  assertName(options);
  if (existsSync(join(folder, 'src/remote.ts'))) throw new Error(`${folder} holds a remote already.`);
  // `npm run pack` writes the versions that fit this command.
  const versions: Record<string, string> = JSON.parse(readFileSync(join(import.meta.dirname, 'versions.json'), 'utf8'));
  const pick = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, versions[name] ?? '*']));
  const own = ['api-client', 'contract', 'domain', 'forms', 'ui'].map((name) => `@kaksha/${name}`);
  const values = templateValues(options, factsOf(options, 3101), pick([...own, ...libraries]));
  writeTemplate(template, folder, values, (file) => !/^(tsconfig|package\.json)/.test(file));
  const tools = Object.keys(versions).filter((name) => !own.includes(name) && !libraries.includes(name));
  writeTemplate(overlay, folder, { ...values, __tools__: indented(pick(tools)) });
  writeFileSync(join(folder, '.gitignore'), 'node_modules/\n.cache/\ndist/\nkeys/\n.keys/\n');
  // The formatter breaks lines according to the length of the name.
  const biome = join(createRequire(import.meta.url).resolve('@biomejs/biome/package.json'), '../bin/biome');
  spawnSync(process.execPath, [biome, 'check', '--write', folder]);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findRemotes } from '@kaksha/build/remotes';
import { parse } from 'yaml';
import { releaseWorkflow } from './new-remote/release-workflow';

const root = resolve(__dirname, '../..');
const folder = join(root, '.github/workflows');
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const parts = ['shell', ...findRemotes(root).map(({ name }) => name)];
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

test('the shell and each remote have a release workflow with their own paths', () => {
  const files = readdirSync(folder).filter((file) => /^release-(?!part)/.test(file));
  expect(files.sort()).toEqual(parts.map((name) => `release-${name}.yml`).sort());
  for (const name of parts) expect(textOf(`release-${name}.yml`)).toBe(releaseWorkflow(name));
});

test('a change of one remote starts no release of another part', () => {
  for (const remote of findRemotes(root)) {
    const started = parts.filter((name) =>
      parse(releaseWorkflow(name)).on.push.paths.includes(`mfe-${remote.name}/**`),
    );
    expect(started).toEqual([remote.name]);
  }
});

test('workflows run the npm commands of the project, with a limit of time and read-only access', () => {
  for (const file of readdirSync(folder)) {
    const { jobs, permissions } = parse(textOf(file));
    expect([file, permissions]).toEqual([file, { contents: 'read' }]);
    for (const job of Object.values<{ uses?: string; 'timeout-minutes'?: number; steps?: { run?: string }[] }>(jobs)) {
      if (job.uses) continue;
      expect(job['timeout-minutes']).toBeGreaterThan(0);
      const commands = (job.steps ?? []).flatMap(({ run = '' }) => [...run.matchAll(/npm (?:run (?:-s )?)?([\w:]+)/g)]);
      expect(commands.length).toBeGreaterThan(0);
      for (const [, command = ''] of commands) expect(['ci', ...Object.keys(scripts)]).toContain(command);
    }
  }
});

test('no workflow puts an input or a secret into the text of a command', () => {
  for (const file of readdirSync(folder)) {
    const { jobs } = parse(textOf(file));
    for (const { steps = [] } of Object.values<{ steps?: { run?: string }[] }>(jobs)) {
      for (const { run = '' } of steps) expect(run).not.toContain('${{');
    }
  }
});

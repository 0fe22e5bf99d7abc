import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeBuild } from '@kaksha/release/fake-build';
import type { ReleaseStore } from '@kaksha/release/store';
import { testStore } from '@kaksha/release/test-store';
import { KeyFolder } from '@kaksha/release/trust/keys';
import { buildSource } from '../../site/build-source';
import { createProgram } from './commands';
import { runRelease } from './run';

const root = join(__dirname, '../../..');
let folder: string;
let store: ReleaseStore;
let logged: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-cli-'));
  store = testStore(join(folder, 'store'));
  logged = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** No site and no browser; the smoke test in a browser is covered by a browser journey. */
const env = { KAKSHA_ORIGIN: 'http://127.0.0.1:9', CHROMIUM_PATH: '/no/browser' };
const release = (...args: string[]) => runRelease(args, { root, env, store, log: (line) => logged.push(line) });
async function json(...args: string[]) {
  const { code, out } = await release(...args, '--json');
  return { code, answer: JSON.parse(out) };
}
const build = (name: string, version: string, facts = {}) => fakeBuild(join(folder, 'builds'), name, version, facts);
const put = (name: string, version: string, facts = {}) =>
  release('publish', name, '--dist', build(name, version, facts), '--no-check');

async function siteWith(...versions: string[]) {
  await put('shell', '1.0.0', { contract: '1.0' });
  await release('promote', 'shell', '1.0.0', '--no-check');
  for (const version of versions) await put('trainer', version);
  if (versions[0]) await release('promote', 'trainer', versions[0], '--no-check');
}

test('publish, promote, canary and rollback report their results', async () => {
  await siteWith('1.0.0', '1.1.0');
  expect(await json('promote', 'trainer', '1.1.0', '--percent', '5', '--no-check')).toEqual({
    code: 0,
    answer: { name: 'trainer', version: '1.1.0', percent: 5, live: '1.0.0' },
  });
  expect((await release('list', 'trainer')).out).toMatch(/^% {2}trainer .*1\.1\.0.*\n\* {2}trainer .*1\.0\.0/);
  expect((await release('promote', 'trainer', '1.1.0', '--no-check')).out).toBe('trainer 1.1.0 is live');
  expect((await release('rollback', 'trainer', '--reason', 'slow')).out).toBe('trainer is back at 1.0.0');
  const { answer } = await json('history', 'trainer');
  expect(answer.map(({ version, reason }: Record<string, string>) => [version, reason])).toEqual([
    ['1.0.0', 'promoted'],
    ['1.1.0', 'for 5% of visitors'],
    ['1.1.0', 'promoted'],
    ['1.0.0', 'slow'],
  ]);
});

test('a part is affected until visitors got its sources, also when they were published for a preview', async () => {
  await siteWith('1.0.0');
  const { answer } = await json('affected', 'trainer');
  expect(answer).toEqual({ name: 'trainer', version: expect.stringMatching(/^0\.1\.0-[0-9a-f]{12}$/), affected: true });
  await put('trainer', answer.version);
  await release('preview', 'trainer', answer.version, '--no-check');
  expect((await json('affected', 'trainer')).answer.affected).toBe(true);
  await release('promote', 'trainer', answer.version, '--percent', '10', '--no-check');
  expect((await json('affected', 'trainer')).answer.affected).toBe(false);
  await release('promote', 'trainer', answer.version, '--no-check');
  expect((await release('affected', 'trainer')).out).toBe(`trainer ${answer.version} is released: nothing changed`);
  await release('rollback', 'trainer');
  expect((await json('affected', 'trainer')).answer.affected).toBe(false);
  await put('trainer', '1.1.0');
  await release('promote', 'trainer', '1.1.0', '--no-check');
  expect((await json('affected', 'trainer')).answer.affected).toBe(true);
});

test('check runs a build with what is live, stores nothing, and needs no keys', async () => {
  await siteWith('1.0.0');
  const dist = build('trainer', '1.1.0');
  expect(await json('check', 'trainer', '--dist', dist)).toMatchObject({
    code: 0,
    answer: { name: 'trainer', version: '1.1.0' },
  });
  expect(await store.has('trainer', '1.1.0')).toBe(false);
  expect((await json('check', 'learner', '--dist', dist)).answer.code).toBe('USAGE');
});

test('build writes a folder that publish takes on another machine', async () => {
  const buildCommand = [
    '-e',
    `require('fs').cpSync(${JSON.stringify(build('trainer', '2.0.0'))}, process.argv[2], { recursive: true })`,
  ];
  const out = join(folder, 'built');
  const words = ['build', 'trainer', '--out', out, '--version', '2.0.0', '--json'];
  const environment = { root, env, store, log: () => {}, buildCommand, checkTypes: async () => {} };
  await runRelease(words, environment);
  writeFileSync(join(out, 'of-an-earlier-build.js'), '');
  const built = await runRelease(words, environment);
  expect(existsSync(join(out, 'of-an-earlier-build.js'))).toBe(false);
  expect(JSON.parse(built.out)).toEqual({ name: 'trainer', version: '2.0.0', out });
  expect(await store.has('trainer', '2.0.0')).toBe(false);
  expect((await json('publish', 'trainer', '--dist', out, '--no-check')).answer.version).toBe('2.0.0');

  // The machine that publishes has other sources, so the commit is that of the build.
  const { commit, dirty } = await store.release('trainer', '2.0.0');
  const { commit: head, changed } = await buildSource(root, join(root, 'mfe-trainer'));
  expect([commit, dirty ?? false]).toEqual([head, changed !== undefined]);
  await put('trainer', '2.1.0');
  expect(await store.release('trainer', '2.1.0')).toMatchObject({ commit: null });
});

test('a release of uncommitted sources is refused for a real site, before its build, and marked on a developer’s machine', async () => {
  const sources = join(folder, 'project');
  for (const name of ['api-client', 'build', 'contract', 'domain', 'forms', 'ui']) {
    mkdirSync(join(sources, 'shared', name), { recursive: true });
  }
  cpSync(join(root, 'mfe-trainer/package.json'), join(sources, 'mfe-trainer/package.json'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Asha', '-c', 'user.email=asha@kaksha.test', ...args], { cwd: sources });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'the trainer remote');
  writeFileSync(join(sources, 'mfe-trainer/untracked.ts'), '');

  await siteWith('1.0.0');
  const publish = async (on: ReleaseStore, built: string) => {
    const copy = `require('fs').cpSync(${JSON.stringify(built)}, process.argv[2], { recursive: true })`;
    const environment = { root: sources, env, store: on, log: () => {}, buildCommand: ['-e', copy] };
    const { out } = await runRelease(['publish', 'trainer', '--version', '2.0.0', '--no-check', '--json'], environment);
    return JSON.parse(out);
  };
  const real = testStore(store.storage.folder, { isReal: true });
  const refused = await publish(real, '/no/build');
  expect(refused).toMatchObject({ code: 'DIRTY', error: expect.stringContaining('mfe-trainer/untracked.ts') });

  expect(await publish(store, build('trainer', '2.0.0'))).toMatchObject({ version: '2.0.0', dirty: true });
  expect((await release('list', 'trainer')).out).toMatch(/2\.0\.0 .*[\da-f]{8}\+edits/);
  await release('promote', 'trainer', '2.0.0', '--no-check');
  expect((await release('status')).out).toMatch(/^DIRTY: trainer 2\.0\.0 /);
});

test.each([
  ['publish', '--no-check'],
  ['build', '--out'],
])('%s refuses a build whose types do not fit, with the line, and takes it when they do', async (command, option) => {
  const sources = join(folder, 'project');
  mkdirSync(join(sources, 'mfe-trainer/src'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(sources, 'node_modules'));
  cpSync(join(root, 'mfe-trainer/package.json'), join(sources, 'mfe-trainer/package.json'));
  for (const name of ['api-client', 'build', 'contract', 'domain', 'forms', 'ui']) {
    mkdirSync(join(sources, 'shared', name), { recursive: true });
  }
  const compilerOptions = { noEmit: true, strict: true, types: [] };
  writeFileSync(join(sources, 'mfe-trainer/tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  const copy = `require('fs').cpSync(${JSON.stringify(build('trainer', '2.0.0'))}, process.argv[2], { recursive: true })`;
  const args = [command, 'trainer', option, ...(option === '--out' ? [join(folder, 'out')] : [])];
  const run = async (code: string) => {
    writeFileSync(join(sources, 'mfe-trainer/src/page.ts'), code);
    const environment = { root: sources, env, store, log: () => {}, buildCommand: ['-e', copy] };
    return JSON.parse((await runRelease([...args, '--version', '2.0.0', '--json'], environment)).out);
  };
  const refused = await run('export const seats: number = "four";');
  expect(refused).toMatchObject({ code: 'TYPES', error: expect.stringMatching(/page\.ts\(1,14\): error TS2322/) });
  expect(await run('export const seats: number = 4;')).toMatchObject({ version: '2.0.0' });
});

test('keys online copies the key that signs what is live, and no other', async () => {
  await siteWith('1.0.0');
  const copied = join(folder, 'online');
  const { code, answer } = await json('keys', 'online', copied);
  expect([code, answer.error]).toEqual([0, undefined]);
  const { answer: all } = await json('keys', 'list');
  const online = all.filter(({ role }: { role: string }) => ['live', 'snapshot', 'timestamp'].includes(role));
  expect(answer.keys).toEqual([online[0].key]);
  expect(readdirSync(copied).sort()).toEqual([`${online[0].key.slice(0, 16)}.pem`, 'root.json'].sort());
  const site = new KeyFolder(copied);
  expect([site.ids(), site.root() !== null]).toEqual([answer.keys, true]);
});

test('sbom shows the packages of a release, and refuses an altered list', async () => {
  await put('trainer', '1.0.0');
  expect((await release('sbom', 'trainer', '1.0.0')).out).toMatch(/^axios +1\.0\.0\n1 packages$/);
  expect((await json('sbom', 'trainer', '1.0.0')).answer).toEqual({
    components: [{ name: 'axios', version: '1.0.0' }],
  });
  writeFileSync(join(folder, 'store/trainer/1.0.0/sbom.json'), '{"components":[]}');
  expect(await release('sbom', 'trainer', '1.0.0')).toMatchObject({ code: 1 });
});

test('every command has help, and the overview lists them all', async () => {
  const { out, code } = await release('--help');
  expect(code).toBe(0);
  const { commands } = createProgram(async () => {});
  expect(commands.map((command) => command.name())).toEqual([
    ...[
      'publish',
      'build',
      'affected',
      'check',
      'promote',
      'rollback',
      'acknowledge',
      'check-api',
      'preview',
      'flag',
      'setting',
      'freeze',
      'unfreeze',
      'list',
      'history',
      'status',
      'verify',
      'reproduce',
      'sbom',
    ],
    ...['withdraw', 'prune', 'keys'],
  ]);
  for (const command of commands) {
    expect(out).toContain(`  ${command.name()} `);
    const help = await release(command.name(), '--help');
    expect(help.code).toBe(0);
    expect(help.out).toContain(`Usage: npm run release -- ${command.name()} [options]`);
    for (const option of command.options) expect(help.out).toContain(option.flags);
  }
});

test.each([
  [[]],
  [['fly']],
  [['promote', 'trainer']],
  [['promote', 'trainer', '1.0.0', 'learner']],
  [['promote', 'trainer', '1.0.0', '--percent', 'many']],
  [['promote', 'trainer', '1.0.0', '--percent', '0']],
  [['promote', 'trainer', '1.0.0', '--percent', '101']],
  [['promote', 'trainer', '1', 'learner', '1', '--percent', '5']],
  [['publish', 'nothing-of-that-name']],
  [['prune', '--keep', '-1']],
  [['preview']],
  [['preview', 'trainer']],
  [['preview', 'trainer', '1.0.0', '--list']],
  [['preview', 'trainer', '1.0.0', '--hours', '169']],
  [['preview', 'trainer', '1.0.0', '--hours', '0']],
  [['preview', 'trainer', '1.0.0', '--site', 'kaksha']],
  [['preview', 'trainer', '1.0.0', 'trainer', '1.0.0']],
  [['preview', '--revoke', 'unknown']],
  [['verify', 'trainer']],
  [['list', '--sideways']],
])('exits with 2 and a message for invalid arguments: %j', async (args) => {
  const { code, out, error } = await release(...args);
  expect(code).toBe(2);
  expect(out + error).not.toBe('');
});

test('exits with 1, a code and the reason when a release does not fit', async () => {
  await siteWith('1.0.0');
  await put('learner', '1.0.0', { routes: ['trainer'] });
  await put('public', '1.0.0', { contract: '2.0' });
  expect(await json('promote', 'learner', '1.0.0')).toEqual({
    code: 1,
    answer: { code: 'ROUTES', error: 'learner 1.0.0 claims /trainer, which trainer 1.0.0 has' },
  });
  expect(await release('promote', 'public', '1.0.0')).toMatchObject({
    code: 1,
    error: expect.stringContaining('refused (CONTRACT): public 1.0.0 was built for contract 2.0'),
  });
  expect((await json('promote', 'trainer', '9.9.9')).answer.code).toBe('UNKNOWN_RELEASE');
  expect((await json('rollback', 'trainer')).answer.code).toBe('NO_PREVIOUS');
  expect((await json('rollback', 'ghost')).answer.code).toBe('NOT_LIVE');
});

test('verify lists the altered file', async () => {
  await siteWith('1.0.0');
  expect((await release('verify', 'trainer', '1.0.0')).code).toBe(0);
  writeFileSync(join(await store.local('trainer', '1.0.0'), 'styles.css'), 'b{}');
  expect(await json('verify', 'trainer', '1.0.0')).toEqual({
    code: 1,
    answer: { code: 'ALTERED', error: 'missing or altered: styles.css' },
  });
});

test('refuses a server bundle that throws while it is evaluated', async () => {
  await siteWith('1.0.0');
  const host = build('shell', '1.1.0', { server: 'remoteEntry.js', code: 'exports.render = () => {};' });
  await release('publish', 'shell', '--dist', host, '--no-check');
  await release('promote', 'shell', '1.1.0');
  expect(logged).toEqual(['found no Chromium (CHROMIUM_PATH): the browser code was not tested']);
  const bad = build('trainer', '1.1.0', { server: 'remoteEntry.js', code: 'throw new TypeError("no such thing")' });
  expect(await json('publish', 'trainer', '--dist', bad)).toEqual({
    code: 1,
    answer: {
      code: 'DOES_NOT_RUN',
      error: 'trainer 1.1.0 does not run: on the server: TypeError: no such thing',
    },
  });
  expect(await store.has('trainer', '1.1.0')).toBe(false);
  await release('publish', 'trainer', '--dist', bad, '--no-check');
  expect((await json('promote', 'trainer', '1.1.0')).answer.code).toBe('DOES_NOT_RUN');
  expect((await store.live()).names.trainer?.version).toBe('1.0.0');
});

test('promote --security marks a security fix in the signed history, and acknowledge ends its alarm', async () => {
  await siteWith('1.0.0', '1.1.0');
  const { out } = await release('promote', 'trainer', '1.1.0', '--security', '--reason', 'XSS in names', '--no-check');
  expect(out).toBe('trainer 1.1.0 is live, as a security fix: health alone does not roll it back');
  expect((await release('history', 'trainer')).out).toMatch(/1\.1\.0 .* security fix: XSS in names$/);
  expect((await json('acknowledge', 'trainer')).answer.code).toBe('NOT_LIVE');
  const since = (await store.live()).names.trainer?.since ?? '';
  await store.raiseAlarm({ name: 'trainer', version: '1.1.0', since }, 'fails, but is a security fix: 20%');
  expect((await release('status')).out).toMatch(/^ALARM: trainer 1\.1\.0 fails, but is a security fix: 20%\n/);
  expect((await release('acknowledge', 'trainer')).out).toBe(
    'the alarm of trainer 1.1.0 has ended; the release stays live',
  );
});

test('preview prints a signed link of the site, lists it, and revokes it; prune keeps what it shows', async () => {
  await siteWith('1.0.0');
  await put('reports', '0.1.0');
  await put('reports', '0.2.0');
  const parts = ['reports', '0.1.0', 'trainer', '1.0.0'];
  const { code, answer } = await json('preview', ...parts, '--site', 'https://kaksha.example/x', '--hours', '2');
  expect([code, answer]).toEqual([
    0,
    expect.objectContaining({
      link: expect.stringMatching(/^https:\/\/kaksha\.example\/\?preview=[\w-]+\.[\w-]+$/),
      releases: [
        { name: 'reports', version: '0.1.0' },
        { name: 'trainer', version: '1.0.0' },
      ],
    }),
  ]);
  expect(Date.parse(answer.expiresAt) - Date.parse(answer.issuedAt)).toBe(2 * 3_600_000);
  const { link: _link, ...listed } = answer;
  expect((await json('preview', '--list')).answer).toEqual([listed]);
  expect((await release('preview', '--list')).out).toContain('reports 0.1.0, trainer 1.0.0  until ');
  expect((await release('prune', '--keep', '0', '--days', '0')).out).toBe('removed:\n  reports 0.2.0');
  expect((await release('preview', '--revoke', answer.id)).out).toBe(`the preview ${answer.id} has ended`);
  expect((await release('preview', '--list')).out).toBe('there are no previews');
  expect((await json('preview', '--revoke', answer.id)).answer.code).toBe('USAGE');
  expect((await json('preview', 'reports', '9.9.9')).answer.code).toBe('UNKNOWN_RELEASE');
});

test('prune lists the releases to remove, removes them, and keeps the live ones', async () => {
  await siteWith('1.0.0', '1.1.0', '1.2.0');
  const args = ['prune', '--keep', '1', '--days', '0'];
  expect((await json(...args, '--dry-run')).answer).toEqual({
    dryRun: true,
    removed: [{ name: 'trainer', version: '1.1.0' }],
  });
  expect((await release(...args)).out).toBe('removed:\n  trainer 1.1.0');
  expect((await release(...args)).out).toBe('nothing to remove');
});

describe('keys', () => {
  test('lists the keys of every role', async () => {
    await siteWith('1.0.0');
    const { answer } = await json('keys', 'list');
    expect(answer.map(({ role }: { role: string }) => role)).toEqual([
      ...['root', 'targets', 'snapshot', 'timestamp', 'live', 'shell', 'trainer'],
    ]);
    expect(answer.every(({ here }: { here: boolean }) => here)).toBe(true);
  });

  test('a key of a team replaces another, whose signatures then no longer count', async () => {
    await siteWith('1.0.0');
    const { answer } = await json('keys', 'list');
    const old = answer.find(({ role }: { role: string }) => role === 'trainer').key;
    expect((await json('keys', 'revoke', 'trainer', old)).answer.code).toBe('USAGE');
    const added = (await json('keys', 'add', 'trainer')).answer.key;
    expect((await release('keys', 'revoke', 'trainer', old.slice(0, 12))).out).toContain('no longer counts');
    const left = (await json('keys', 'list')).answer.filter(({ role }: { role: string }) => role === 'trainer');
    expect(left.map(({ key }: { key: string }) => key)).toEqual([added]);
    expect((await release('verify', 'trainer', '1.0.0')).code).toBe(0);
  });

  test('a new team keeps its private key, and an old key is revoked after the team has signed', async () => {
    await siteWith('1.0.0');
    const platform = store;
    const { public: ofTeam, key } = (await json('keys', 'create')).answer;
    const [file] = readdirSync(`${join(folder, 'store')}.keys`).filter((name) => name.startsWith(key.slice(0, 16)));
    const teamKeys = join(folder, 'team');
    mkdirSync(teamKeys);
    renameSync(join(`${join(folder, 'store')}.keys`, file ?? ''), join(teamKeys, file ?? ''));
    store = testStore(join(folder, 'store'), { automatic: false });
    expect((await release('keys', 'add', 'reports', '--public', ofTeam)).code).toBe(0);
    expect((await release('keys', 'add', 'trainer', '--public', ofTeam)).code).toBe(0);

    const keys = (await json('keys', 'list')).answer as { role: string; key: string }[];
    const keyOf = (role: string) => keys.find((each) => each.role === role)?.key ?? '';
    for (const name of ['root.json', `${keyOf('live').slice(0, 16)}.pem`]) {
      cpSync(join(`${join(folder, 'store')}.keys`, name), join(teamKeys, name));
    }
    store = testStore(join(folder, 'store'), { keys: teamKeys, automatic: false });
    expect(await put('reports', '1.0.0')).toMatchObject({ code: 0 });
    expect(await put('trainer', '1.1.0')).toMatchObject({ code: 0 });
    expect((await json('publish', 'shell', '--dist', build('shell', '2.0.0'), '--no-check')).answer.code).toBe('KEYS');

    store = platform;
    expect((await release('keys', 'revoke', 'trainer', keyOf('trainer'))).out).toContain('no longer counts');
    expect((await release('verify', 'trainer', '1.1.0')).code).toBe(0);
    expect((await release('verify', 'trainer', '1.0.0')).code).toBe(0);
  });

  test('a role can need several keys, of which one is on another machine', async () => {
    await siteWith('1.0.0');
    expect((await json('keys', 'add', 'trainer', '--public', 'ab'.repeat(32))).code).toBe(0);
    const two = await json('keys', 'add', 'trainer', '--public', 'cd'.repeat(32), '--threshold', '2');
    expect(two.answer.code).toBe('KEYS');
    expect((await json('keys', 'add', 'trainer', '--public', 'xyz')).answer.code).toBe('USAGE');
  });

  test('init refuses a machine that has a root, and refresh signs again', async () => {
    await siteWith('1.0.0');
    expect((await json('keys', 'init')).answer.code).toBe('EXISTS');
    const [other, keys] = [join(folder, 'other'), join(folder, 'other-keys')];
    const fresh = testStore(other, { keys, automatic: false });
    const environment = { root, env, store: fresh, log: () => {} };
    expect((await runRelease(['keys', 'init'], environment)).out).toContain('public, trainer');
    const publish = ['publish', 'trainer', '--dist', build('trainer', '1.0.0'), '--no-check'];
    expect(await runRelease(publish, environment)).toMatchObject({ code: 0 });
    expect((await release('keys', 'refresh')).out).toBe('the metadata are signed again');
  });
});

test('status shows the shares, and reports missing metrics of the site', async () => {
  await siteWith('1.0.0', '1.1.0');
  await release('promote', 'trainer', '1.1.0', '--percent', '20', '--no-check');
  const { code, out } = await release('status');
  expect(code).toBe(0);
  expect(out).toMatch(/\* +trainer +1\.0\.0 +80%/);
  expect(out).toMatch(/% +trainer +1\.1\.0 +20%/);
  expect(out).toContain('No figures');
});

import { mkdtempSync, readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeBuild } from '@kaksha/release/fake-build';
import type { ReleaseStore } from '@kaksha/release/store';
import { testStore } from '@kaksha/release/test-store';
import Fastify, { type FastifyInstance } from 'fastify';
import { createSite } from '../../../shell/server/site';
import { runRelease } from './run';

/** The recipes of the platform's people. Each test runs the commands of a recipe as they are written. */

const root = join(__dirname, '../../..');
const React = { old: '19.3.1', new: '20.0.0' };
let folder: string;
let store: ReleaseStore;
let site: FastifyInstance | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-recipes-'));
  store = testStore(join(folder, 'store'));
});
afterEach(async () => {
  await site?.close();
  site = undefined;
  env.KAKSHA_ORIGIN = noSite;
  await rm(folder, { recursive: true, force: true });
});

interface Step {
  args: string[];
  /** The code with which the recipe says that the command is refused. */
  refusal: string | null;
}

/** The commands of a recipe's shell blocks, below a heading or in all of it. */
function stepsOf(recipe: string, heading = ''): Step[] {
  const text = readFileSync(join(root, 'docs/recipes', recipe), 'utf8');
  const from = text.indexOf(heading);
  if (from < 0) throw new Error(`${recipe} has no ${heading}`);
  const [, block = ''] = /```sh\n([^`]*)```/.exec(text.slice(from)) ?? [];
  return block.split('\n').flatMap((line) => {
    const [, command, comment = ''] = /^npm run release -- ([^#]*)(?:# (.*))?$/.exec(line) ?? [];
    if (!command) return [];
    const args = [...command.matchAll(/"([^"]*)"|<([^>]*)>|(\S+)/g)].map(([word, quoted]) => quoted ?? word);
    return [{ args, refusal: /^refused, (\w+)/.exec(comment)?.[1] ?? null }];
  });
}

/** No site and no browser; browser journeys cover the smoke test. */
const noSite = 'http://127.0.0.1:9';
const env = { KAKSHA_ORIGIN: noSite, CHROMIUM_PATH: '/no/browser' };
async function release(args: readonly string[], on = store) {
  const { code, out, error } = await runRelease([...args, '--json'], { root, env, store: on, log: () => {} });
  return { code, answer: JSON.parse(out || JSON.stringify(error)) };
}

/** Runs a step and expects what the recipe says. A publication takes a build in place of the sources. */
async function follow({ args, refusal }: Step, facts: object = {}) {
  const [command, name = ''] = args;
  const version = args[args.indexOf('--version') + 1] ?? '';
  const dist = command === 'publish' ? ['--dist', fakeBuild(join(folder, 'builds'), name, version, facts)] : [];
  const { code, answer } = await release([...args, ...dist]);
  expect([args.join(' '), code, answer.code]).toEqual([args.join(' '), refusal ? 1 : 0, refusal ?? undefined]);
  return answer;
}

const put = async (name: string, version: string, facts: object = {}) => {
  const dist = fakeBuild(join(folder, 'builds'), name, version, facts);
  for (const args of [
    ['publish', name, '--dist', dist],
    ['promote', name, version],
  ]) {
    expect(await release(args)).toMatchObject({ code: 0 });
  }
};
const liveVersions = async () =>
  Object.fromEntries(Object.entries((await store.live()).names).map(([name, { version }]) => [name, version]));

async function openSite() {
  const settings = { apiHost: '/backend', apiPrefix: '/backend', origin: null, googleClientId: null };
  const flags = { trustProxy: 0, demo: true, razorpay: false, logger: false };
  site = await createSite({ releases: store, ...settings, ...flags }, Fastify());
  const get = (url: string) => (site as FastifyInstance).inject(url);
  const remotes = async (): Promise<Record<string, { version: string }>> =>
    (await get('/remotes.json')).json<{ remotes: Record<string, { version: string }> }>().remotes;
  /** The site follows the store with a watcher. */
  const given = async (name: string, version: string | undefined) => {
    for (;;) {
      if ((await remotes())[name]?.version === version) return;
      await new Promise(setImmediate);
    }
  };
  return { get, given };
}
const server = {
  code: `exports.sharedModules = {};
exports.render = async ({ registry }) => ({ kind: 'page', status: 200, head: '', chunks: [], body: 'frame', boot: { registry, render: null } });`,
};

test('a team upgrades React for its remote first: what is possible, what is refused', async () => {
  const both = `^${React.old} || ^${React.new}`;
  await put('shell', '1.0.0', { provides: { react: React.old } });
  for (const name of ['trainer', 'learner']) await put(name, '1.0.0', { needs: { react: `^${React.old}` } });
  const needs: Record<string, string> = {
    'trainer 2.0.0': `^${React.new}`,
    'trainer 2.0.1': both,
    'learner 2.0.0': both,
  };

  const steps = stepsOf('release-upgrade-react.md', '## One team goes first');
  expect(steps.map(({ refusal }) => refusal).filter(Boolean)).toHaveLength(5);
  for (const step of steps) {
    const [, name, , version] = step.args;
    const facts =
      name === 'shell' ? { provides: { react: React.new } } : { needs: { react: needs[`${name} ${version}`] } };
    const answer = await follow(step, facts);
    if (step.refusal === 'NEEDS') expect(answer.error).toMatch(/needs react \^.+; the host [12]\.0\.0 provides/);
  }
  expect(await liveVersions()).toEqual({ shell: '1.0.0', trainer: '2.0.1', learner: '2.0.0' });
});

test('a removed team can release nothing more, its releases are gone, and the other parts go on', async () => {
  await put('shell', '1.0.0', { ...server, server: 'remoteEntry.js' });
  await put('trainer', '1.0.0', { paths: ['/trainer'] });
  const teamKeys = join(folder, 'team-keys');
  const team = testStore(store.storage.folder, { keys: teamKeys, automatic: false });
  const { key: teamKey, public: publicKey } = (await release(['keys', 'create'], team)).answer;
  await release(['keys', 'add', 'reports', '--public', publicKey]);
  await cp(join(store.trust.keys.folder, 'root.json'), join(teamKeys, 'root.json'));
  const asTeam = () => testStore(store.storage.folder, { keys: teamKeys, automatic: false });
  const publish = (version: string) => [
    ...['publish', 'reports', '--dist'],
    fakeBuild(join(folder, 'builds'), 'reports', version, { paths: ['/reports'] }),
  ];
  expect(await release(publish('1.0.0'), asTeam())).toMatchObject({ code: 0 });
  expect(await release(['promote', 'reports', '1.0.0'], asTeam())).toMatchObject({ code: 0 });
  const { get, given } = await openSite();
  await given('reports', '1.0.0');
  expect((await get('/remotes/reports/1.0.0/remoteEntry.js')).statusCode).toBe(200);

  for (const { args, refusal } of stepsOf('remove-a-team.md')) {
    await follow({ args: args.map((arg) => (arg === '<team key>' ? teamKey : arg)), refusal });
  }

  await given('reports', undefined);
  expect((await get('/remotes/reports/1.0.0/remoteEntry.js')).statusCode).toBe(404);
  expect(await release(publish('1.1.0'), asTeam())).toMatchObject({ code: 1, answer: { code: 'KEYS' } });
  expect(await release(['withdraw', 'trainer'], asTeam())).toMatchObject({ code: 1, answer: { code: 'KEYS' } });
  await put('trainer', '1.1.0', { paths: ['/trainer'] });
  await given('trainer', '1.1.0');
});

test('a published release shows by a link, others keep what is live, and the link ends', async () => {
  const page = (text: string) => ({
    code: server.code.replace("body: 'frame'", `body: '${text}'`),
    server: 'remoteEntry.js',
  });
  await put('shell', '1.0.0', page('old'));
  await put('trainer', '1.0.0', { paths: ['/trainer'] });
  const next = fakeBuild(join(folder, 'builds'), 'shell', '3.0.0', page('new'));
  expect(await release(['publish', 'shell', '--dist', next])).toMatchObject({ code: 0 });
  const { get } = await openSite();
  const steps = stepsOf('preview.md');
  expect(steps.map(({ args }) => args[0])).toEqual(['publish', ...Array(5).fill('preview')]);
  const [publish, one, both, list, revoke, unknown] = steps as [Step, Step, Step, Step, Step, Step];

  await follow(publish, { paths: ['/trainer'] });
  const link = async (step: Step) => follow({ ...step, args: [...step.args, '--site', 'http://localhost:80'] });
  const first = await link(one);
  const second = await link(both);
  expect(await follow(list)).toEqual([first, second].map(({ link: _link, ...listed }) => listed));
  const open = (of: { link: string }) => get(of.link.replace('http://localhost', ''));
  expect((await open(first)).statusCode).toBe(303);
  const cookie = String((await open(second)).headers['set-cookie']).split(';')[0] ?? '';
  const shown = await (site as FastifyInstance).inject({ url: '/trainer', headers: { cookie } });
  expect(shown.payload).toContain('<strong>shell 3.0.0</strong>, <strong>trainer 2.0.0</strong>');
  expect(shown.payload).toContain('<div id="root">new</div>');
  expect((await get('/trainer')).payload).toContain('<div id="root">old</div>');
  expect(await liveVersions()).toEqual({ shell: '1.0.0', trainer: '1.0.0' });

  await follow({ ...revoke, args: revoke.args.map((arg) => (arg === '<id>' ? second.id : arg)) });
  while ((await open(second)).statusCode !== 410) await new Promise(setImmediate);
  await follow(unknown);
});

test('a release with a fault that a user reports is rolled back, with the author and the reason in the history', async () => {
  await put('shell', '1.0.0', { ...server, server: 'remoteEntry.js' });
  for (const version of ['1.0.0', '1.1.0']) await put('trainer', version);
  const { get, given } = await openSite();
  await given('trainer', '1.1.0');
  const [status, before, rollback, after] = stepsOf('release-rollback.md', '## A user reports a fault') as [
    Step,
    Step,
    Step,
    Step,
  ];

  const { versions } = await follow(status);
  expect(versions).toContainEqual(expect.objectContaining({ name: 'trainer', version: '1.1.0', role: 'live' }));
  const [promoted] = (await follow(before)).toReversed();
  expect(promoted).toMatchObject({ version: '1.1.0', kind: 'promoted' });
  expect(await follow(rollback)).toMatchObject({ version: '1.0.0' });

  await given('trainer', '1.0.0');
  expect((await get('/remotes/trainer/1.1.0/remoteEntry.js')).statusCode).toBe(200);
  const [line] = (await follow(after)).toReversed();
  const reason = 'report 4711: the wizard loses the date';
  expect(line).toMatchObject({ name: 'trainer', version: '1.0.0', kind: 'rolled-back', reason, by: promoted.by });
  expect(Date.parse(line.at)).toBeGreaterThanOrEqual(Date.parse(promoted.at));
  expect(await release(['promote', 'trainer', '1.1.0'])).toMatchObject({ code: 0 });
});

test('flags and settings are set on the site, and a frozen part is not promoted', async () => {
  const stored: Record<string, { version: number; value: { values: object[] } }> = {
    flags: { version: 0, value: { values: [] } },
    remotes: { version: 0, value: { values: [] } },
  };
  site = Fastify({ forceCloseConnections: true });
  site.post('/backend/dev/session', async () => ({ data: { results: { auth_token: 'admin' } } }));
  site.get('/backend/admin/settings', async () => ({ data: { results: stored } }));
  site.put<{ Params: { section: string }; Body: (typeof stored)[string] }>(
    '/backend/admin/settings/:section',
    async ({ params, body }) => {
      stored[params.section] = { ...body, version: body.version + 1 };
      return { data: { results: body } };
    },
  );
  await put('shell', '1.0.0');
  const flag = { owner: 'Public pages', expires: '2099-09-01', default: false };
  const flags = { 'newest-post-tags': flag };
  const settings = { 'newest-posts': { label: 'Posts', type: 'number' as const, default: 3, min: 1, max: 6 } };
  await put('public', '1.0.0', { flags, settings });
  env.KAKSHA_ORIGIN = await site.listen({ port: 0, host: '127.0.0.1' });

  const seen: object[] = [];
  for (const step of stepsOf('flags.md', '## Set them')) {
    await follow(step);
    if (!step.refusal) seen.push([stored.flags?.value.values, stored.remotes?.value.values]);
  }
  const tags = (value: string) => ({ key: 'public/newest-post-tags', value });
  expect(seen).toEqual([
    [[tags('25%')], []],
    [[tags('role:trainer')], []],
    [[tags('on')], []],
    [[], []],
    [[], [{ key: 'public/newest-posts', value: '5' }]],
    [[], []],
  ]);

  const dist = fakeBuild(join(folder, 'builds'), 'public', '1.1.0', { flags, settings });
  expect(await release(['publish', 'public', '--dist', dist])).toMatchObject({ code: 0 });
  for (const step of stepsOf('flags.md', '## Freeze a part')) await follow(step);
  expect(await release(['promote', 'public', '1.1.0'])).toMatchObject({ code: 0 });
});

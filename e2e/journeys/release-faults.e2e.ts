import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TelemetryEvent } from '@kaksha/api-client/telemetry';
import { everyCase } from '@kaksha/testing/every-case';
import type { Page } from 'playwright-core';
import { runRelease } from '../../scripts/lib/release-cli/run';
import { startTemporaryReleases, type TemporaryReleases } from '../support/own-releases';
import { people } from '../support/people';
import { interactive, useSite } from '../support/site';

const site = useSite();
let own: TemporaryReleases;
beforeAll(async () => {
  own = await startTemporaryReleases(site.origin);
});
// Restores the live releases, so a failed test does not affect the next one.
afterEach(() => own.restore());
afterAll(() => own?.stop());

/** The assigned version of the public remote, and the versions whose files the page fetched. */
function watched(page: Page) {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const [, version] = /\/remotes\/public\/([^/]+)\//.exec(new URL(request.url()).pathname) ?? [];
    if (version) fetched.add(version);
  });
  const told = () =>
    page.evaluate(() => {
      const boot = JSON.parse(document.getElementById('kaksha-boot')?.textContent ?? '{}');
      return boot.registry.remotes.public.version as string;
    });
  return { fetched, told };
}

/**
 * Captures telemetry events in the page, because Playwright cannot read the body of a beacon. The returned function
 * triggers a flush, waits for an error event with the name, and returns all events.
 */
async function listenTo(page: Page): Promise<(name: string) => Promise<TelemetryEvent[]>> {
  await page.addInitScript(() => {
    const told: TelemetryEvent[] = [];
    const sendBeacon = (_address: string, body: Blob) => {
      void body.text().then((text) => told.push(...JSON.parse(text).events));
      return true;
    };
    Object.assign(navigator, { told, sendBeacon });
  });
  return async (name) => {
    // The predicate is synchronous, because waitForFunction would treat a pending promise as true.
    const told = await page.waitForFunction((wanted) => {
      window.dispatchEvent(new Event('pagehide'));
      const { told: events } = navigator as unknown as { told: TelemetryEvent[] };
      return events.some((event) => event.kind === 'error' && event.name === wanted) && events;
    }, name);
    return (await told.jsonValue()) || [];
  };
}

const courses = (page: Page) => page.getByRole('list', { name: 'Courses' }).waitFor();

async function walk(page: Page) {
  await page.goto(own.origin);
  // A link that is followed before the scripts run loads the next page from the server, with the releases of then.
  await interactive(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  await courses(page);
}

test('a canary gives each visitor one of two versions, and the visitor keeps it', async () => {
  const [old, tried] = [await own.live('public'), await own.republish('public', '2.0.0-canary')];
  await own.store.startCanary('public', tried, 50, 'the journeys');
  const seen = new Map<string, string>();
  while (seen.size < 2) {
    const answer = await fetch(`${own.origin}/remotes.json`);
    const cookie = /visitor=([\w-]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
    if (cookie) seen.set((await answer.json()).remotes.public.version, cookie);
  }
  expect([...seen.keys()].sort()).toEqual([old, tried].sort());
  for (const [version, value] of seen) {
    const page = await site.newPage();
    await page.context().addCookies([{ name: 'visitor', value, url: own.origin }]);
    const { fetched, told } = watched(page);
    await walk(page);
    expect(await told()).toBe(version);
    await page.reload();
    expect(await told()).toBe(version);
    expect([...fetched]).toEqual([version]);
  }
});

test('a page that loads during a rollback continues with the version it started with', async () => {
  const old = await own.live('public');
  const bad = await own.republish('public', '2.1.0');
  await own.store.promote('public', bad, 'the journeys');
  await own.given('public', bad);
  const page = await site.newPage();
  const { fetched, told } = watched(page);
  let rolledBack: Promise<void> | undefined;
  await page.route(/\/remotes\/public\/.*remoteEntry\.js/, async (route) => {
    rolledBack ??= own.store.rollback('public', 'the journeys').then(() => own.given('public', old));
    await rolledBack;
    await route.continue();
  });
  await walk(page);
  expect(await told()).toBe(bad);
  expect([...fetched]).toEqual([bad]);
  await page.unrouteAll();
  await page.reload();
  expect(await told()).toBe(old);
});

test.each([
  ['gone', (file: string) => ['', '.br', '.gz'].map((form) => rmSync(file + form, { force: true }))],
  [
    'altered by one byte',
    (file: string) => {
      for (const form of ['.br', '.gz']) rmSync(file + form, { force: true });
      writeFileSync(file, ' ', { flag: 'a' });
    },
  ],
])(
  'when files of the live version are %s, visitors get the previous version',
  async (what, harm) => {
    site.allowPageError(/remotes\/public|integrity|Failed to load|RUNTIME-|did not load|digest/i);
    const old = await own.live('public');
    const version = await own.republish('public', `2.2.0-${what.split(' ')[0]}`);
    await own.store.promote('public', version, 'the journeys');
    await own.given('public', version);
    harm(join(await own.store.local('public', version), 'remoteEntry.js'));
    const page = await site.newPage();
    // The server rendered the page. The previous version hydrates it.
    const before = page.waitForRequest((request) => request.url().includes(`/remotes/public/${old}/`));
    await page.goto(`${own.origin}/live-courses`);
    await before;
    await courses(page);
    expect(await own.store.verify('public', version)).toEqual(
      ['', '.br', '.gz'].map((form) => `remoteEntry.js${form}`),
    );
  },
  60_000,
);

test('when the live version hangs, visitors get the previous version', async () => {
  site.allowPageError(/remotes\/public|RUNTIME-|did not load|Failed to load/i);
  const old = await own.live('public');
  const version = await own.republish('public', '2.3.0');
  await own.store.promote('public', version, 'the journeys');
  await own.given('public', version);
  const page = await site.newPage();
  const { fetched } = watched(page);
  // Leaves every request unanswered.
  await page.route(new RegExp(`/remotes/public/${version}/remoteEntry`), () => {});
  await page.goto(`${own.origin}/live-courses`, { waitUntil: 'domcontentloaded' });
  await page.locator(`link[href^="/remotes/public/${old}/"]`).first().waitFor({ state: 'attached', timeout: 30_000 });
  await courses(page);
  expect([...fetched]).toContain(old);
});

test.each([
  ['the entry', () => "throw new TypeError('no such thing');"],
  [
    'the module that it exposes, when its chunks are there,',
    (entry: string) => `${entry};
{
  const built = mfe_public;
  const get = async (name) => (await built.get(name), () => { throw new TypeError('no such thing'); });
  mfe_public = { init: built.init, get };
}`,
  ],
])(
  'when %s of the live version throws during evaluation, visitors get the previous version and the error is reported',
  async (what, change) => {
    site.allowPageError(/remotes\/public|RUNTIME-|did not load|no such thing/i);
    const old = await own.live('public');
    const version = await own.republish('public', `2.4.0-${what.split(' ')[1]}`, change);
    await own.store.promote('public', version, 'the journeys');
    await own.given('public', version);
    const page = await site.newPage();
    const told = await listenTo(page);
    await page.goto(`${own.origin}/live-courses`);
    await page.locator(`link[href^="/remotes/public/${old}/"]`).first().waitFor({ state: 'attached' });
    await courses(page);
    const message = expect.stringContaining('TypeError: no such thing');
    expect(await told('load')).toContainEqual(
      expect.objectContaining({ name: 'load', kind: 'error', remote: 'public', version, message }),
    );
  },
  60_000,
);

/** Its pages keep both cores busy for half a minute, until the check gives up twice. */
const neverEnds: [string, () => string, string] = ['never ends', () => 'for (;;);', 'was not shown after'];

test.each([
  ...(everyCase ? [neverEnds] : []),
  ['throws while it is evaluated', () => "throw new TypeError('no such thing');", 'TypeError: no such thing'],
  [
    'changes what all scripts share',
    (entry: string) => `${entry};Array.prototype.last = () => {};`,
    'changes Array.prototype.last',
  ],
])(
  'publish refuses a release whose code %s',
  async (what, change, reason) => {
    const version = `3.0.0-${what.split(' ')[0]}`;
    const dist = await own.buildLike('learner', version, change);
    const environment = { root: resolve(__dirname, '../..'), env: process.env, store: own.store, log: () => {} };
    const { code: exit, out } = await runRelease(['publish', 'learner', '--dist', dist, '--json'], environment);
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ code: 'DOES_NOT_RUN', error: expect.stringContaining(reason) });
    expect(await own.store.has('learner', version)).toBe(false);
  },
  60_000,
);

/** Adds two pages to the trainer area: one throws in render, the other in a click handler. */
const withThrowingPages = (entry: string) => `${entry};
{
  const built = mfe_trainer;
  const fail = (message) => { throw new Error(message); };
  const button = () => ({
    $$typeof: Symbol.for('react.transitional.element'),
    type: 'button',
    key: null,
    props: { children: 'Throw', onClick: () => fail('thrown in an event') },
  });
  const pages = [
    { path: 'throws-in-render', Component: () => fail('thrown in render') },
    { path: 'throws-in-event', Component: button },
  ];
  const extended = ({ default: remote }) => ({
    default: {
      ...remote,
      routes(host) {
        const routes = remote.routes(host);
        const area = routes.find(({ children }) => children);
        return routes.map((route) => (route === area ? { ...area, children: [...area.children, ...pages] } : route));
      },
    },
  });
  mfe_trainer = {
    init: built.init,
    get: async (name) => {
      const exposed = extended((await built.get(name))());
      return () => exposed;
    },
  };
}`;

test.each([
  ['thrown in render', 'throws-in-render', 'region:trainer'],
  ['thrown in an event', 'throws-in-event', 'window'],
])(
  'an error that is %s by a page affects only its region, and is reported with remote and version',
  async (message, path, where) => {
    site.allowPageError(new RegExp(message));
    const version = `5.0.0-${path}`;
    await own.republish('trainer', version, withThrowingPages, [`/patron/basicdetails/${path}`]);
    await own.store.promote('trainer', version, 'the journeys');
    await own.given('trainer', version);
    const page = await site.newPage({ as: people.trainer });
    const told = await listenTo(page);
    await page.goto(`${own.origin}/patron/basicdetails/${path}`);
    if (where === 'window') await page.getByRole('button', { name: 'Throw' }).click();
    else await page.getByRole('alert').filter({ hasText: 'The trainer area stopped working.' }).waitFor();

    await page.getByRole('contentinfo').waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
    await courses(page);
    expect(await told(where)).toContainEqual(
      expect.objectContaining({ kind: 'error', name: where, message: `Error: ${message}`, remote: 'trainer', version }),
    );
  },
  60_000,
);

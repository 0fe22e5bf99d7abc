import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebhookEvent } from '@kaksha/domain/webhooks';
import { fakeBuild, noSource } from '@kaksha/release/fake-build';
import type { ReleaseStore } from '@kaksha/release/store';
import { testStore } from '@kaksha/release/test-store';
import Fastify from 'fastify';
import { announceReleases, type ReleaseAnnouncements } from './release-events';

let folder: string;
let store: ReleaseStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kaksha-announce-'));
  store = testStore(join(folder, 'store'));
  await publish('1.0.0');
  await store.promote('trainer', '1.0.0', 'Asha');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const publish = (version: string) => store.publish(fakeBuild(join(folder, 'builds'), 'trainer', version), noSource);

/** Told of events as the API is, which drops an id that it knows. */
function listener(events: readonly string[] = ['release.published', 'release.promoted']) {
  const heard: WebhookEvent[] = [];
  let waiting: { count: number; done: () => void } | null = null;
  const announcements: ReleaseAnnouncements = {
    wanted: async () => ({ since: new Date(0), events: new Set(events) }),
    announce: async (told) => {
      heard.push(...told.filter(({ id }) => !heard.some((each) => each.id === id)));
      if (waiting && heard.length >= waiting.count) waiting.done();
    },
  };
  const until = (count: number) =>
    new Promise<void>((done) => {
      if (heard.length >= count) done();
      else waiting = { count, done };
    });
  return { heard, announcements, until };
}

async function startSite(announcements: ReleaseAnnouncements) {
  const site = Fastify();
  announceReleases(site, testStore(join(folder, 'store')), announcements);
  await site.ready();
  return site;
}

test('tells of what happened before its start, and of what happens then, with two processes once each', async () => {
  const { heard, announcements, until } = listener();
  const sites = [await startSite(announcements), await startSite(announcements)];
  await until(2);
  await publish('1.1.0');
  await store.promote('trainer', '1.1.0', 'Asha');
  await until(4);
  await Promise.all(sites.map((site) => site.close()));
  expect(heard.map(({ event, version }) => `${event} ${version}`).sort()).toEqual([
    'release.promoted 1.0.0',
    'release.promoted 1.1.0',
    'release.published 1.0.0',
    'release.published 1.1.0',
  ]);
});

test('reads no release while nothing is asked for, and no publications while none are', async () => {
  const signed = jest.spyOn(store, 'signed');
  const live = jest.spyOn(store, 'live');
  const quiet = Fastify();
  announceReleases(quiet, store, { wanted: async () => null, announce: async () => {} });
  await quiet.ready();
  await quiet.close();
  expect(live).not.toHaveBeenCalled();
  const { announcements, until } = listener(['release.promoted']);
  const site = Fastify();
  announceReleases(site, store, announcements);
  await site.ready();
  await until(1);
  await site.close();
  expect(signed).not.toHaveBeenCalled();
});

test('a failure is logged and the next round tells of it', async () => {
  const lines: string[] = [];
  const { heard, announcements, until } = listener(['release.promoted']);
  let isDown = true;
  let failed = () => {};
  const hasFailed = new Promise<void>((done) => {
    failed = done;
  });
  const site = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  announceReleases(site, store, {
    ...announcements,
    announce: async (events) => {
      if (isDown) {
        failed();
        throw new Error('no database');
      }
      await announcements.announce(events);
    },
  });
  await site.ready();
  await hasFailed;
  await publish('1.1.0');
  isDown = false;
  await store.promote('trainer', '1.1.0', 'Asha');
  await until(2);
  await site.close();
  expect(heard).toHaveLength(2);
  expect(lines.join('')).toContain('no database');
});

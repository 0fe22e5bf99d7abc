import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Rule {
  /** What no other file may contain. */
  finds: RegExp;
  /** A file that contains it may also contain this instead. */
  unless?: RegExp;
  /** Files that may, with the reason. */
  allowed: Readonly<Record<string, string>>;
}

/** What the code of browsers does in one place only, because browsers and devices differ there. */
const rules: Readonly<Record<string, Rule>> = {
  'reads pressed keys with pressedKey, which knows input methods': {
    finds: /\bonKey(?:Down|Up|Press)\b|['"]key(?:down|up|press)['"]/,
    unless: /\bpressedKey\(/,
    allowed: {
      'shell/src/host/first-use.ts': 'any key is a sign of use',
      'shell/src/sign-in/show-target.ts': 'any key is a sign of use',
      'shell/src/palette/search-control.tsx': 'asks search-keys.ts, which reads them with pressedKey',
      'shared/ui/src/range-slider.tsx': 'any key that is released ends a move of the slider',
    },
  },
  'has no second way to read the key of an event': {
    finds: /\b(?:event|nativeEvent|e)\.(?:key|keyCode|which)\b/,
    allowed: {},
  },
  'has one number field, which the wheel does not change': {
    finds: /type[=:] ?\{?['"]number['"]/,
    allowed: {
      'shared/forms/src/number-field.tsx': 'is the number field',
      'shared/contract/src/host.ts': 'names the type of a setting',
      'shared/domain/src/remote-values.ts': 'names the type of a setting',
      'mfe-public/src/values.ts': 'declares a setting',
    },
  },
  'asks currentTime, useNow or useClock for the time, because the clock of a device can be days off': {
    finds: /\bDate\.now\(|\bnew Date\(\)|\bDate\(\)/,
    allowed: {
      'shared/contract/src/now.ts': 'is the one source of the time',
      'shared/api-client/src/create-resource.ts': 'measures the age of an answer, also while the device sleeps',
      'shared/domain/src/repeat-limit.ts': 'runs on servers; measures a time between two calls',
      'shared/forms/src/use-resend-timer.tsx': 'measures a time, also while the device sleeps',
      'shell/src/boot/standalone.tsx': "the page of a remote alone, on a developer's machine",
      'shell/src/host/browser-host.ts': 'compares the clock of the device with the time of the page',
    },
  },
  'reaches storage through browser-storage, because browsers block it or refuse values': {
    finds: /\b(?:localStorage|sessionStorage|indexedDB|openDatabase)\b/,
    allowed: {
      'shared/contract/src/browser-storage.ts': 'is the one way to storage',
      'shell/src/remotes/overrides.ts': 'opens the storage of a given window, through browser-storage',
    },
  },
  'reaches cookies, caches and service workers in one place, because browsers block them with storage': {
    finds: /\bdocument\.cookie|\bpage\.cookie|\bcookieStore\b|[.{ ]caches\b(?! =|\.(?:get|set))|\bserviceWorker\b/,
    allowed: {
      'shell/src/session/cookies.ts': 'is the one jar of cookies',
      'shell/src/offline/store-page.ts': 'its caller catches what it throws',
      'shell/src/offline/stored-pages.ts': 'catches what the browser throws',
    },
  },
  'does without what browsers have on https only or not at all': {
    finds:
      /\brandomUUID\b|\bcrypto\.subtle|\bnavigator\.(?:locks|clipboard|share)\b|\bBroadcastChannel\(|\bNotification\(/,
    allowed: {
      'mfe-public/src/features/blog-post/share-menu.tsx': 'shows the address to copy instead',
      'mfe-public/src/features/course/use-course-actions.ts': 'shows the address to copy instead',
      'mfe-trainer/src/share-course.ts': 'shows the address to copy instead',
      'shared/ui/src/calendar-feed-address.tsx': 'says that the address is to be copied by hand',
      'shell/src/security/copy-button.tsx': 'says that the text is to be copied by hand',
      'shell/src/host/shared-markup.ts': 'runs on servers',
      'shell/src/session/session-channel.ts': 'other tabs notice the change when they become visible',
      'shared/forms/src/own-draft.tsx': 'asks before it continues a draft',
      'shell/src/sign-in/google-identity.ts': 'the sign-in with Google works on https only, and the page says so',
    },
  },
  'sends changes with the client of the API, which sends them again after a session has ended': {
    finds:
      /\bsendBeacon\b|\bXMLHttpRequest\b|\baxios\.create\b|\bWebSocket\(|\bmethod[:=] ?\{?['"](?:post|put|patch|delete)\b/i,
    allowed: {
      'shared/api-client/src/http.ts': 'is the client',
      'shell/src/telemetry/telemetry.ts': 'sends figures and errors, which no user wrote',
    },
  },
  'leaves a session that has ended to the host, which keeps the page and asks to sign in': {
    finds: /\bstatus [!=]== 401\b|['"]UNAUTHORIZED['"]/,
    allowed: {
      'shared/api-client/src/http.ts': 'tells the host',
      'mfe-blog-admin/src/features/editor/use-post-editor.ts': 'stays, where other failures leave the editor',
      'mfe-trainer/src/features/check-in/check-in-store.ts': 'keeps the list on the device',
      'mfe-trainer/src/features/course-wizard/step-3-contents/icons/icon-cache.ts': 'asks for no other icon',
    },
  },
  'names no chunk as blockers of advertisements and trackers do': {
    finds:
      /webpackChunkName: "[^"]*(?:\bads?\b|advert|analytics|banner|beacon|promo|share|social|sponsor|telemetry|track|pixel)/,
    allowed: {},
  },
};

const root = join(__dirname, '../..');
const folders = [
  ...['shell', 'mfe-public', 'mfe-learner', 'mfe-trainer', 'mfe-blog-admin'],
  ...['ui', 'forms', 'contract', 'api-client', 'domain'].map((name) => `shared/${name}`),
].map((folder) => `${folder}/src`);
const isLeftOut = /\.(?:test|stories)\.tsx?$|\.d\.ts$|(^|\/)(generated|testing|fake-[^/]+)(\/|$)/;

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !isLeftOut.test(file))
    .map((file) => ({ file, code: withoutComments(readFileSync(join(root, file), 'utf8')) })),
);

test.each(Object.entries(rules))('the code of browsers %s', (_, { finds, unless, allowed }) => {
  const found = sources.filter(({ code }) => finds.test(code) && !unless?.test(code)).map(({ file }) => file);
  expect(found.sort()).toEqual(Object.keys(allowed).sort());
});

function withoutComments(code: string): string {
  return code
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
    .map((line) => line.replace(/(?:^|\s)\/\/ .*$/, ''))
    .join('\n');
}

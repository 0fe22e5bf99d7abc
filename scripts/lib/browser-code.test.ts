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
      'shared/ui/src/range-slider.tsx': 'any key that is released ends a move of the slider',
    },
  },
  'has no second way to read the key of an event': {
    finds: /\b(?:event|nativeEvent|e)\.(?:key|keyCode|which)\b/,
    allowed: {},
  },
  'has one number field, which the wheel does not change': {
    finds: /type[=:] ?\{?['"]number['"]/,
    allowed: { 'shared/forms/src/number-field.tsx': 'is the number field' },
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

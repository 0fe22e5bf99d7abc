import type { VersionFigures } from '@kaksha/domain/release-metrics';
import type { LiveEntry, LiveSnapshot } from '@kaksha/release/types';
import { figuresSection, formatted, periodOf } from './operator-figures';
import type { MapStack } from './source-positions';
import { comparedVersions, compareParts } from './version-figures';

const line = (version: string) => ({
  version,
  at: '2026-11-23T10:00:00Z',
  by: 'Asha',
  reason: '',
  kind: 'promoted' as const,
});
const entry = (version: string, extra: Partial<LiveEntry> = {}): LiveEntry => ({
  ...{ version, since: '2026-11-23T10:00:00Z', previous: null, past: [], canary: null, failed: {}, history: [] },
  ...extra,
});
const canary = { version: '1.2.0', percent: 5, since: '2026-11-23T10:00:00Z', by: null };
const error = (message: string, stack: string | null, networks: string[], lastSeen = '2026-11-23T10:00:00Z') => ({
  ...{ message, path: '/patron', stack, reports: networks.length + 1, networks, lastSeen },
});
const figures = (version: string, rest: Partial<VersionFigures> = {}): VersionFigures => ({
  ...{ remote: 'trainer', version, vitals: {}, errors: [] },
  ...rest,
});
const vitals = (LCP: number) => ({
  LCP: { value: LCP, networks: 4 },
  FID: { value: 8, networks: 4 },
  CLS: { value: 0.004, networks: 4 },
});
const metrics = (version: string, loads: number, errors: number) => ({
  ...{ remote: 'trainer', version, loads, loadFailures: 0, errors, loadMs: 80, lastSeen: '2026-11-23T10:00:00Z' },
});
/** Columns 1 to 9 are line 4 of a source, the rest is code of a package. */
const mapStack: MapStack = async (stack) =>
  stack.split('\n').map((each) => {
    const isForeign = !/:\d$/.test(each);
    return { file: isForeign ? 'node_modules/yup/index.js' : 'mfe-trainer/src/page.tsx', line: 4, isForeign };
  });

const compare = (reported: VersionFigures[], counted = [metrics('1.1.0', 200, 1)]) => {
  const snapshot: LiveSnapshot = {
    names: { trainer: entry('1.1.0', { canary, history: [line('1.0.0'), line('1.1.0')] }), learner: entry('3.0.0') },
  };
  return compareParts(snapshot, 0, { metrics: async () => counted, figures: async () => reported, mapStack });
};
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test.each([
  ['a first release', entry('1.0.0'), { live: '1.0.0' }],
  [
    'its predecessor',
    entry('1.1.0', { previous: '1.0.0', history: [line('1.0.0'), line('1.1.0')] }),
    { live: '1.1.0', before: '1.0.0' },
  ],
  [
    'the version that was rolled back',
    entry('1.0.0', { history: [line('1.0.0'), line('1.1.0'), line('1.0.0')] }),
    { live: '1.0.0', before: '1.1.0' },
  ],
  ['the canary', entry('1.1.0', { canary, previous: '1.0.0' }), { live: '1.1.0', before: '1.0.0', canary: '1.2.0' }],
])('the live version is compared with %s', (_, of, expected) => {
  expect(comparedVersions(of)).toEqual(expected);
});

test('the page shows each version with the difference to the one that it follows', async () => {
  const parts = await compare(
    [
      figures('1.0.0', { vitals: vitals(900) }),
      figures('1.1.0', { vitals: vitals(1400) }),
      figures('1.2.0', { vitals: vitals(1100) }),
    ],
    [metrics('1.0.0', 100, 2), metrics('1.1.0', 200, 1)],
  );
  const text = textOf(figuresSection({ parts, period: 'week' }).toString());
  expect(text).toContain('Figure Before 1.0.0 Live 1.1.0 Difference Canary 1.2.0 Difference');
  expect(text).toContain('Loaded by 100 200 – – –');
  expect(text).toContain('With errors 2.0% 0.5% −1.5% better – –');
  expect(text).toContain('LCP 900 ms 1.4 s +500 ms worse 1.1 s −300 ms better');
  expect(text).toContain('First input 8 ms 8 ms same 8 ms same');
  expect(text).toContain('CLS 0.00 0.00 same 0.00 same');
  expect(text).toContain('No reports in this period: learner.');
});

test('errors of all versions with the same sources are one, and those of most networks come first', async () => {
  const parts = await compare([
    figures('1.1.0', {
      errors: [
        error('TypeError: rare', 'trainer/1.1.0/a.js:1:30', ['n']),
        error('TypeError: in Firefox', 'trainer/1.1.0/page.js:1:5\ntrainer/1.1.0/a.js:1:30', ['a', 'b']),
        error(
          'TypeError: in Chromium',
          'trainer/1.1.0/a.js:1:30\ntrainer/1.1.0/page.js:1:7',
          ['b', 'c'],
          '2026-11-23T11:00:00Z',
        ),
      ],
    }),
    figures('1.2.0', {
      errors: [error('TypeError: x', 'trainer/1.2.0/page.js:1:6', ['a']), error('<b>plain</b>', null, ['z'])],
    }),
  ]);
  const [, trainer] = parts;
  expect(trainer?.errors.map(({ message, counts }) => [message, counts])).toEqual([
    ['TypeError: in Chromium', { live: { networks: 3, reports: 6 }, canary: { networks: 1, reports: 2 } }],
    ['TypeError: rare', { live: { networks: 1, reports: 2 } }],
    ['<b>plain</b>', { canary: { networks: 1, reports: 2 } }],
  ]);
  const html = figuresSection({ parts, period: 'day' }).toString();
  expect(html).toContain('<code>mfe-trainer/src/page.tsx:4</code>');
  expect(html).toContain('&lt;b&gt;plain&lt;/b&gt;');
  expect(html).not.toMatch(/<script|<b>/);
  expect(textOf(html)).toContain(
    'Live 3 networks, 6 reports Canary 1 network, 2 reports on /patron 2026-11-23 11:00 UTC',
  );
});

test('a part has twenty errors at most', async () => {
  const many = Array.from({ length: 30 }, (_, index) => error(`plain ${index}`, null, ['a']));
  const [, trainer] = await compare([figures('1.1.0', { errors: many })]);
  expect(trainer?.errors).toHaveLength(20);
});

test('says what to do before the first visit, what was blocked, and that the figures could not be read', async () => {
  const empty = await compare([], []);
  expect(figuresSection({ parts: empty, period: 'hour' }).toString()).toContain('Open a page of the site');
  const blocked = [{ directive: 'script-src', blocked: '<b>.example', reports: 1200, lastDay: '2026-11-27' }];
  const page = figuresSection({ parts: empty, blocked, period: 'hour' }).toString();
  expect(page).toMatch(/Blocked by the content security policy.+script-src.+1,200.+2026-11-27/s);
  expect(page).not.toContain('<b>.example');
  expect(figuresSection({ parts: null, period: 'hour' }).toString()).toContain('could not be read');
});

test.each([
  ['month', 'month'],
  [undefined, 'week'],
  ['<b>', 'week'],
])('the period %s is %s', (asked, period) => {
  expect(periodOf(asked)).toBe(period);
});

test.each([
  ['loads', 1200, '1,200'],
  ['INP', 180.4, '180 ms'],
  ['FID', 12.4, '12 ms'],
  ['LCP', 2449, '2.4 s'],
  ['CLS', 0.104, '0.10'],
  ['errors', 2.25, '2.3%'],
] as const)('%s of %s is written as %s', (figure, value, text) => {
  expect(formatted(figure, value)).toBe(text);
});

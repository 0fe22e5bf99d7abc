import { faultOfNotifications, notificationLimits } from './notification-rules';
import { declarationOf, notificationKindNames, remoteOfKind } from './notifications';

const ready = { kind: 'reports.ready', label: 'My reports' };
const fault = (changes: object) => faultOfNotifications([{ ...ready, ...changes }], 'reports');

test('accepts kinds of the remote with all fields, and a list without any', () => {
  const all = { description: 'A report is ready.', icon: 'file-text', audience: 'trainer' };
  expect(fault(all)).toBeNull();
  expect(fault({ audience: 'everyone' })).toBeNull();
  expect(faultOfNotifications([], 'reports')).toBeNull();
});

test.each(['learner', 'trainer', 'shell'] as const)('%s may declare its kinds of the API', (remote) => {
  const kinds = notificationKindNames.filter((kind) => remoteOfKind(kind) === remote);
  const declared = kinds.map((kind) => declarationOf(kind, 'bell'));
  expect(faultOfNotifications(declared, remote)).toBeNull();
});

test('the longest names of remote and kind are accepted', () => {
  const remote = 'r'.repeat(60);
  expect(faultOfNotifications([{ ...ready, kind: `${remote}.${'k'.repeat(40)}` }], remote)).toBeNull();
});

test.each([
  [{ kind: 'ready' }, 'is not of the form reports.<lower-case words, joined by hyphens>'],
  [{ kind: 'learner.ready' }, 'is not of the form reports.'],
  [{ kind: 'reports.Ready' }, 'is not of the form reports.'],
  [{ kind: 'reports.ready.again' }, 'is not of the form reports.'],
  [{ kind: `reports.${'x'.repeat(41)}` }, 'is not of the form reports.'],
  [{ kind: undefined }, 'is not of the form reports.'],
  [{ kind: 'certificate' }, 'is a kind of learner'],
  [{ kind: 'payout' }, 'is a kind of trainer'],
  [{ kind: 'security' }, 'is a kind of shell'],
  [{ label: '' }, 'has a label that is empty or longer than 60 characters'],
  [{ label: undefined }, 'has a label that is empty'],
  [{ label: 'x'.repeat(61) }, 'longer than 60 characters'],
  [{ description: ' ' }, 'has a description that is empty or longer than 200 characters'],
  [{ description: 'x'.repeat(201) }, 'has a description that is empty or longer than 200 characters'],
  [{ icon: 'skull' }, 'has an unknown icon'],
  [{ audience: 'admin' }, 'has an unknown audience'],
])('refuses a kind with %j', (changes, expected) => {
  expect(fault(changes)).toContain(expected);
});

test('refuses a kind that is declared twice, other values, and long lists', () => {
  expect(faultOfNotifications([ready, ready], 'reports')).toBe(
    'its notification kind "reports.ready" is declared twice',
  );
  expect(faultOfNotifications([null], 'reports')).toBe('its notification kind null is not an object');
  expect(faultOfNotifications({}, 'reports')).toContain('not a list of at most 30');
  const many = Array.from({ length: notificationLimits.kinds + 1 }, (_, at) => ({ ...ready, kind: `reports.r${at}` }));
  expect(faultOfNotifications(many, 'reports')).toContain('not a list of at most 30');
});

import type { CurrentUser } from '@kaksha/domain/current-user';
import type { MenuEntry } from '@kaksha/domain/menus';
import type { LiveRemote } from '@kaksha/release/live-releases';
import { withCompleteMenus } from './complete-menus';
import { earlierEntries } from './earlier-entries';
import { entriesOf } from './menus';

const learner: CurrentUser = {
  id: 7,
  name: 'Priya',
  email: 'priya@kaksha.test',
  contactNo: null,
  isAdmin: false,
  trainerId: null,
  photo: null,
};
const trainer: CurrentUser = { ...learner, trainerId: 3 };
const entry = (id: string, changes: Partial<MenuEntry> = {}): MenuEntry => ({
  menu: 'trainer',
  id,
  label: id,
  to: '/reports',
  ...changes,
});
const keysOf = (remotes: Record<string, MenuEntry[]>, user: CurrentUser | null = trainer) =>
  entriesOf(
    { shell: {}, remotes: Object.fromEntries(Object.entries(remotes).map(([name, menus]) => [name, { menus }])) },
    'trainer',
    user,
  ).map(({ key }) => key);

test('entries are sorted by order, then by remote and id', () => {
  const remotes = {
    b: [entry('two'), entry('one')],
    a: [entry('z', { order: 5 }), entry('y')],
    c: [entry('x', { order: -1 })],
  };
  expect(keysOf(remotes)).toEqual(['c/x', 'a/y', 'b/one', 'b/two', 'a/z']);
});

test('a menu has only its own entries', () => {
  expect(keysOf({ a: [entry('one'), entry('two', { menu: 'header' })] })).toEqual(['a/one']);
});

test.each<[Partial<MenuEntry>, CurrentUser | null, boolean]>([
  [{}, null, true],
  [{ audience: 'learner' }, null, false],
  [{ audience: 'learner' }, trainer, true],
  [{ audience: 'trainer' }, learner, false],
  [{ except: 'trainer' }, learner, true],
  [{ except: 'trainer' }, trainer, false],
  [{ audience: 'institute' }, trainer, false],
  [{ audience: 'institute' }, { ...trainer, instituteRole: 'owner' }, true],
  [{ except: 'manager' }, { ...trainer, instituteRole: 'owner' }, true],
  [{ except: 'manager' }, { ...trainer, instituteRole: 'manager' }, false],
  [{ right: 'finance' }, { ...learner, isAdmin: true, rights: ['content'] }, false],
  [{ right: 'finance' }, { ...learner, isAdmin: true, rights: ['finance'] }, true],
  [{ right: 'finance' }, null, false],
])('%j is shown to %j: %s', (changes, user, isShown) => {
  expect(keysOf({ a: [entry('one', changes)] }, user)).toEqual(isShown ? ['a/one'] : []);
});

describe('live releases', () => {
  const live = (menus?: MenuEntry[]) => ({ routes: ['patron'], ...(menus && { menus }) }) as unknown as LiveRemote;
  const keys = (remotes: Record<string, LiveRemote>) =>
    entriesOf(withCompleteMenus({ remotes, shell: { version: '1' } }), 'trainer', trainer).map(({ key }) => key);

  test('a release that declares its entries has these, and the host its own', () => {
    expect(keys({ trainer: live([entry('home')]) })).toEqual(['trainer/home', 'shell/trainer-security']);
  });

  test('an earlier release of a remote that had entries in the host keeps them', () => {
    expect(keys({ trainer: live() })).toEqual(expect.arrayContaining(['trainer/home', 'trainer/calendar']));
  });

  test('an earlier release of another remote has none, and entries go with their remote', () => {
    expect(keys({ reports: live() })).toEqual(['shell/trainer-security']);
    expect(keys({})).toEqual(['shell/trainer-security']);
  });

  test('a release that declares an empty list has no entries', () => {
    expect(keys({ trainer: live([]) })).toEqual(['shell/trainer-security']);
  });

  test('the earlier entries are of the remotes that were live before', () => {
    expect(Object.keys(earlierEntries)).toEqual(['public', 'learner', 'trainer', 'blog-admin']);
  });
});

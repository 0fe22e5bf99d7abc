import type { CurrentUser } from '@kaksha/domain/current-user';
import { earlierEntries } from '../menus/earlier-entries';
import { entriesOf } from '../menus/menus';
import { ownEntries } from '../menus/own-entries';
import { matchingPages, pagesOf as pagesIn } from './pages-of';

const live = {
  shell: { menus: ownEntries },
  remotes: Object.fromEntries(Object.entries(earlierEntries).map(([name, menus]) => [name, { menus }])),
};
const pagesOf = (who: CurrentUser | null) => pagesIn({ entries: (menu, of) => entriesOf(live, menu, of) }, who);

const user: CurrentUser = {
  id: 7,
  name: 'Priya',
  email: 'priya@kaksha.test',
  contactNo: null,
  isAdmin: false,
  trainerId: null,
  photo: null,
};
const namesFor = (changes: Partial<CurrentUser>) => pagesOf({ ...user, ...changes }).map(({ name }) => name);

test('a visitor has the public pages', () => {
  expect(pagesOf(null).map(({ name }) => name)).toEqual(['Courses', 'Trainers', 'Blog', 'Become a trainer']);
});

test('each role has its pages', () => {
  expect(namesFor({})).toContain('Saved Courses');
  expect(namesFor({})).not.toContain('Trainer home');
  expect(namesFor({ trainerId: 3 })).toContain('Earnings');
  expect(namesFor({ trainerId: 3 })).not.toContain('Staff');
  expect(namesFor({ trainerId: 3, instituteRole: 'manager' })).toContain('Staff');
  expect(namesFor({ trainerId: 3, instituteRole: 'manager' })).not.toContain('Earnings');
  expect(namesFor({ isAdmin: true })).toContain('Ledger');
});

test('each page is listed once', () => {
  const paths = pagesOf({ ...user, trainerId: 3, isAdmin: true, instituteRole: 'owner' }).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('a page matches by the beginning of any of its words', () => {
  const found = (typed: string) => matchingPages(pagesOf(user), typed).map(({ name }) => name);
  expect(found('sav')).toEqual(['Saved Courses']);
  expect(found('learn')).toEqual(['My learning']);
  expect(found('aved')).toEqual([]);
});

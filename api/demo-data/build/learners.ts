import { dayMs } from '@kaksha/domain/time-units';
import { itemAt, required } from '@kaksha/domain/typed';
import { users } from '../../src/platform/database/schema/people';
import { createRandom } from '../../src/platform/drawing/random';
import { designations, nameGroups } from '../data/demo';
import type { NameGroup } from '../data/schema';
import type { Clock } from './clock';
import type { Home, Places } from './places';
import type { Numbered, RowBook } from './rows';

export type User = Numbered<typeof users>;

export interface People {
  /** The demo learner. */
  priya: User;
  admin: User;
  /** Learners other than the demo learner. */
  learners: readonly User[];
  /** A user by name; null for an unknown name. */
  named(name: string): User | null;
  /** Moves the sign-up before this activity of the user. */
  acted(userId: number, at: Date): void;
}

const learnerCount = 640;
const shares = nameGroups.map(({ share }) => share);

/**
 * Adds the demo accounts, the learners named in texts, and more learners up to `learnerCount`. Phone numbers start
 * with 5, which no Indian mobile number does.
 */
export function addPeople(book: RowBook, clock: Clock, places: Places, namedLearners: readonly string[]): People {
  const random = createRandom('people');
  const byName = new Map<string, User>();
  const add = (name: string, email: string, home: Home, extra: Partial<User> = {}): User => {
    const joined = new Date(clock.ago(random.int(5, 320), '10:00').getTime() + random.int(0, 36_000) * 1000);
    const user = book.add(users, {
      name,
      email,
      contactNo: home.country === 'India' ? `5${random.int(100_000_000, 999_999_999)}` : null,
      countryCode: places.dialCodeOf(home.country),
      countryId: home.countryId,
      stateId: home.stateId,
      cityId: home.cityId,
      createdAt: joined,
      updatedAt: joined,
      ...extra,
    });
    byName.set(name, user);
    return user;
  };

  const priya = add('Priya Nair', 'learner@kaksha.test', places.find('Kochi', 'Kerala'), {
    contactNo: '5847220916',
    designation: 'Business analyst at a hospital',
    aboutUs: 'I make the Monday report and would like it to make itself.',
    address: '14 Marine Drive',
    pinCode: '682031',
    createdAt: clock.ago(140, '19:20'),
  });
  const admin = add('Kavya Admin', 'admin@kaksha.test', places.find('New Delhi', 'Delhi'), {
    isAdmin: true,
    designation: 'Editor',
    createdAt: clock.ago(900, '11:00'),
  });

  const taken = new Set(['learner', 'admin']);
  const learners: User[] = [];
  const join = (name: string, group: NameGroup) => {
    const home = random.pick(homesOf(group, places));
    const login = loginOf(name, taken);
    const designation = random.chance(0.55) ? random.pick(designations) : null;
    learners.push(add(name, `${login}@mail.example`, home, { designation }));
  };
  for (const name of namedLearners) if (!byName.has(name)) join(name, groupOf(name));
  while (learners.length < learnerCount) {
    const group = itemAt(nameGroups, random.weighted(shares));
    const name = `${random.pick(words(group.first))} ${random.pick(words(group.last))}`;
    if (!byName.has(name)) join(name, group);
  }
  return {
    priya,
    admin,
    learners,
    named: (name) => byName.get(name) ?? null,
    acted: (userId, at) => {
      const user = itemAt(book.of(users), userId - 1);
      if (at >= required(user.createdAt, 'createdAt')) return;
      user.createdAt = new Date(at.getTime() - 0.02 * dayMs);
      user.updatedAt = user.createdAt;
    },
  };
}

/** Names are separated by spaces, or by bars where some consist of two words. */
const words = (list: string) => list.split(list.includes('|') ? '|' : ' ');

/** The name group of a full name. */
function groupOf(name: string): NameGroup {
  const last = name.slice(name.indexOf(' ') + 1);
  const [first = name] = name.split(' ');
  const knows = (list: string, word: string) => words(list).includes(word);
  return (
    nameGroups.find((group) => knows(group.first, first) && knows(group.last, last)) ??
    nameGroups.find((group) => knows(group.last, last) || knows(group.first, first)) ??
    itemAt(nameGroups, 0)
  );
}

function homesOf(group: NameGroup, places: Places): Home[] {
  return places.homes.filter(
    ({ country, state }) => country === group.country && (group.states.length === 0 || group.states.includes(state)),
  );
}

function loginOf(name: string, taken: Set<string>): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim()
    .replace(/ +/g, '.');
  let login = plain;
  for (let i = 2; taken.has(login); i++) login = `${plain}${i}`;
  taken.add(login);
  return login;
}

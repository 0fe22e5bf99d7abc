import { brand } from '@kaksha/domain/brand';
import { coursesPath } from '@kaksha/domain/course-query';
import type { CurrentUser } from '@kaksha/domain/current-user';
import { foldedText } from '@kaksha/domain/folded-text';
import type { Suggestion } from '@kaksha/domain/suggestions';
import { administrationFor } from '@kaksha/ui/administration';

type Entry = readonly [name: string, path: string];

const site: readonly Entry[] = [
  ['Courses', coursesPath()],
  ['Trainers', '/live-online-trainers'],
  ['Blog', '/blog'],
];

const learning: readonly Entry[] = [
  ['My learning', '/user-dashboard'],
  ['My Courses', '/my-courses'],
  ['Saved Courses', '/user-dashboard/saved-course'],
  ['Interested Courses', '/user-dashboard/interested-course'],
  ['My Requests', '/user-dashboard/send-request'],
  ['Purchased Courses', '/user-dashboard/purchased-course'],
];

const account: readonly Entry[] = [
  ['Profile', '/user-dashboard/profile'],
  ['Notifications', '/notifications'],
  ['Security', '/security'],
];

const trainerArea = '/patron/basicdetails';

const teaching = (user: CurrentUser): readonly Entry[] => [
  ['Trainer home', trainerArea],
  ['Your courses and batches', `${trainerArea}/courses`],
  ['Questions', `${trainerArea}/enquiries`],
  ['Calendar', `${trainerArea}/calendar`],
  ['Coupons', `${trainerArea}/coupons`],
  ...(user.instituteRole ? ([['Staff', `${trainerArea}/staff`]] as const) : []),
  ...(user.instituteRole === 'manager'
    ? []
    : ([
        ['Basic details', `${trainerArea}/profile`],
        ['Earnings', `${trainerArea}/earnings`],
        ['Pricing', `${trainerArea}/pricing`],
      ] as const)),
  ['Support links', `${trainerArea}/supportLink`],
  ['Support', `${trainerArea}/support`],
];

/** A page that the server renders alone is not among the routes of the host. */
const administrating = (user: CurrentUser): readonly Entry[] =>
  Object.values(administrationFor(user))
    .flat()
    .filter(({ isServerPage }) => !isServerPage)
    .map(({ label, path }) => [path === '/admin' ? 'Administration' : label, path]);

/** The pages that the user may open, the most likely ones first. */
export function pagesOf(user: CurrentUser | null): Suggestion[] {
  const isTrainer = user !== null && user.trainerId !== null;
  return [
    ...(isTrainer ? as('Trainer area', teaching(user)) : []),
    ...(user?.isAdmin ? as('Administration', administrating(user)) : []),
    ...(user ? as('My learning', learning) : []),
    ...as('', site),
    ...(user ? as('Account', account) : []),
    ...(isTrainer ? [] : as('For trainers', [[`Teach on ${brand.name}`, '/live-trainer-register']])),
  ];
}

const as = (area: string, entries: readonly Entry[]): Suggestion[] =>
  entries.map(([name, path]) => ({ kind: 'page', name, detail: name === area ? '' : area, path }));

/** The pages with a word that begins with the typed text. */
export function matchingPages(pages: readonly Suggestion[], typed: string): Suggestion[] {
  const text = foldedText(typed.trim());
  return pages.filter(({ name }) => ` ${foldedText(name)}`.includes(` ${text}`));
}

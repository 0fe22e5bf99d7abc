import type { Page } from 'playwright-core';
import { popupOf } from './focus-walk';
import { people } from './people';
import type { Screen } from './screens';
import { smallPicture } from './small-picture';

/** A dialog, sheet or menu of the product, and how people open it. */
export interface Popup extends Pick<Screen, 'name' | 'path' | 'as'> {
  /** What is pressed, one after the other, or another step. The last one opens the popup. */
  steps: readonly (RegExp | ((page: Page) => Promise<unknown>))[];
  /** An error that the browser logs on the way. */
  pageError?: RegExp;
}

const trainer = '/patron/basicdetails';
const enrolled = `${trainer}/courses/activity/1?tab=enrolled`;
const wizard = (step: number) => `${trainer}/courses/edit/1?step=${step}`;
const post = '/blog/why-a-start-date-beats-a-library-of-videos';

/** Opens a tab of a batch of the course, which the list of learners offers. */
const openBatch = (index: number, tab: string) => async (page: Page) => {
  await page.getByRole('combobox').first().selectOption({ index });
  await page.getByRole('link', { name: 'Open this batch' }).click();
  await page.getByRole('tab', { name: tab }).click();
};

const pressInPopup = (name: RegExp) => (page: Page) => popupOf(page).getByRole('button', { name }).click();

const write =
  (field: string, text: string) =>
  (page: Page): Promise<unknown> =>
    page.getByRole('textbox', { name: field }).first().fill(text);

async function endSession(page: Page): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'auth_token')?.value;
  await page.request.post('/backend/auth/logout', { headers: { authorization: `Bearer ${token}` } });
}

/** The next approval asks for a proof, as one of a session whose proof is older than ten minutes. */
async function loseProof(page: Page): Promise<void> {
  const error = 'Please confirm that it is you.';
  const json = { success: false, status: 'error', error, code: 'STEP_UP_REQUIRED' };
  await page.route('**/payouts/approve', (route) => route.fulfill({ status: 403, json }), { times: 1 });
}

const choosePayout = (page: Page) =>
  page
    .getByRole('checkbox', { name: /^Choose (?!all)/ })
    .first()
    .check();

const closeNotice = (page: Page) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Close' })
    .first()
    .click();

const dialogNamed = (name: string) => (page: Page) => page.getByRole('dialog', { name }).waitFor();

async function uploadThumbnail(page: Page): Promise<void> {
  const picture = { name: 'class.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('input[type="file"]').first().setInputFiles(picture);
}

async function makeAddress(page: Page): Promise<void> {
  const make = page.getByRole('button', { name: /^(Create calendar address|Renew)$/ });
  await make.waitFor();
  if ((await make.textContent()) === 'Renew') return;
  await make.click();
  await closeNotice(page);
}

const accountMenu = (page: Page) => page.getByRole('banner').locator('button[aria-haspopup="menu"]').click();

async function pressPicture(page: Page): Promise<void> {
  await page.getByLabel('Picture in the text').setInputFiles(smallPicture);
  await page.getByRole('textbox', { name: 'Content' }).getByRole('img').click();
}

const of = (as: string, popups: readonly Omit<Popup, 'as'>[]): Popup[] => popups.map((popup) => ({ ...popup, as }));

export const popups: readonly Popup[] = [
  { name: 'sign-in', path: 'course', steps: [/^Save$/] },
  { name: 'filters', path: '/live-courses', steps: [/^Filters/] },
  { name: 'share a post', path: post, steps: [/^Share$/] },
  ...of(people.learner, [
    { name: 'account menu', path: '/', steps: [accountMenu] },
    { name: 'save a search', path: '/live-courses?q=python', steps: [/^Save this search$/] },
    { name: 'contact the trainer of a course', path: 'course', steps: [/^Ask the trainer$/] },
    { name: 'report a review', path: 'course', steps: [/^Report$/] },
    { name: 'change the email address', path: '/user-dashboard/profile', steps: [/^Change email$/] },
    { name: 'delete the account', path: '/user-dashboard/profile?tab=account', steps: [/^Delete my account$/] },
    { name: 'menu of a class', path: '/my-courses', steps: [/^More actions/] },
    { name: 'change the batch', path: '/my-courses', steps: [/^More actions, Kubernetes/, /^Change batch$/] },
    { name: 'contact the trainer of a seat', path: '/my-courses', steps: [/^More actions/, /^Ask the trainer$/] },
    { name: 'invoice details', path: '/payment/2/1', steps: [/^Invoice for a company/] },
    { name: 'ask for a refund', path: '/user-dashboard/purchased-course', steps: [/^Ask for a refund$/] },
    { name: 'renew the calendar address', path: '/my-courses', steps: [makeAddress, /^Renew$/] },
    { name: 'end the calendar address', path: '/my-courses', steps: [makeAddress, /^End it$/] },
    { name: 'add a passkey', path: '/security', steps: [/^Add a passkey$/] },
    { name: 'set up an app', path: '/security', steps: [/^Set up an app$/] },
  ]),
  {
    name: 'the session has ended',
    path: post,
    as: people.staffTrainer,
    steps: [write('Write a comment', 'Before the end'), endSession, /^Comment$/],
    pageError: /401 \(Unauthorized\)/,
  },
  ...of(people.twoStep, [
    { name: 'remove the app', path: '/security', steps: [/^Remove the authenticator app$/] },
    { name: 'new recovery codes', path: '/security', steps: [/^Make new codes$/] },
  ]),
  ...of(people.trainer, [
    { name: 'menu of a course', path: `${trainer}/courses/allcourses?tab=published`, steps: [/^Actions for/] },
    {
      name: 'delete a course',
      path: `${trainer}/courses/allcourses?tab=published`,
      steps: [/^Actions for/, /^Delete$/],
    },
    { name: 'batches of a course', path: `${trainer}/courses/allcourses?tab=published`, steps: [/^\+\d+ Batch/] },
    { name: 'refund a learner', path: enrolled, steps: [/^Refund /] },
    { name: 'move a session', path: enrolled, steps: [openBatch(6, 'Sessions'), /^Move /] },
    { name: 'add or change a meeting link', path: enrolled, steps: [openBatch(6, 'Sessions'), /^Change link$/] },
    { name: 'menu of a learner', path: enrolled, steps: [openBatch(6, 'Learners'), /^Actions for/] },
    { name: 'a contact', path: `${trainer}/courses/activity/1?tab=contacted`, steps: [/^View Details of/] },
    { name: 'add a material', path: enrolled, steps: [openBatch(6, 'Materials'), /^Add a material$/] },
    { name: 'change a material', path: enrolled, steps: [openBatch(6, 'Materials'), /^Change /] },
    { name: 'remove a material', path: enrolled, steps: [openBatch(6, 'Materials'), /^Remove /] },
    { name: 'revoke a certificate', path: enrolled, steps: [openBatch(5, 'Attendance and certificates'), /^Revoke/] },
    { name: 'preview of a course', path: wizard(1), steps: [/^Preview/] },
    { name: 'crop the thumbnail', path: wizard(1), steps: [uploadThumbnail, /^Crop$/] },
    { name: 'menu of a batch', path: wizard(2), steps: [/^More actions/] },
    { name: 'meeting link', path: wizard(2), steps: [/^More actions/, /^Meeting link$/] },
    { name: 'certificate of a batch', path: wizard(2), steps: [/^More actions/, /^Certificate$/] },
    { name: 'change a session', path: wizard(2), steps: [/^More actions/, /^Skip or move/] },
    { name: 'cancel a batch', path: wizard(2), steps: [/^More actions/, /^Cancel this batch$/] },
    { name: 'delete a batch', path: wizard(2), steps: [/^Delete /] },
    { name: 'delete content', path: wizard(3), steps: [/^Delete /] },
    { name: 'delete a module', path: wizard(4), steps: [/^Delete /] },
    { name: 'new coupon', path: `${trainer}/coupons`, steps: [/^New coupon$/] },
    { name: 'edit a coupon', path: `${trainer}/coupons`, steps: [/^Edit /] },
    {
      name: 'leave a form',
      path: `${trainer}/supportLink`,
      steps: [write('Website', 'https://left.example.com/'), /^Menu$/, /^Courses$/],
    },
    {
      name: 'renew the address of the trainer',
      path: `${trainer}/calendar`,
      steps: [makeAddress, /^Renew$/],
    },
  ]),
  ...of(people.institute, [{ name: 'remove from the staff', path: `${trainer}/staff`, steps: [/^Remove /] }]),
  ...of(people.admin, [
    { name: 'approve payouts', path: '/admin/payouts', steps: [choosePayout, /^Approve 1 payout$/] },
    {
      name: 'confirm that it is you',
      path: '/admin/payouts',
      steps: [
        choosePayout,
        loseProof,
        /^Approve 1 payout$/,
        pressInPopup(/^Approve 1 payout$/),
        dialogNamed('Confirm that it is you'),
      ],
      pageError: /403 \(Forbidden\)/,
    },
    {
      name: 'a payout was paid',
      path: '/admin/payouts',
      steps: [choosePayout, /^Approve 1 payout$/, pressInPopup(/^Approve 1 payout$/), closeNotice, /^Mark as paid$/],
    },
    {
      name: 'a payout has failed',
      path: '/admin/payouts',
      steps: [
        choosePayout,
        /^Approve 1 payout$/,
        pressInPopup(/^Approve 1 payout$/),
        closeNotice,
        /^Actions for/,
        /^Mark as failed$/,
      ],
    },
    { name: 'delete a post', path: '/blog-dashboard', steps: [/^Delete /] },
    { name: 'send a post', path: '/blog-dashboard', steps: [/^Send /] },
    { name: 'a link in a post', path: '/blogcreate', steps: [/^Link$/] },
    { name: 'a picture in a post', path: '/blogcreate', steps: [pressPicture] },
    { name: 'an embed in a post', path: '/blogcreate', steps: [/^Embed by URL$/] },
    { name: 'preview of a post', path: '/blogcreate', steps: [/^Preview$/] },
    { name: 'earlier versions of a post', path: '/blog-dashboard', steps: [/^Edit /, /^Earlier versions$/] },
  ]),
];

/** Opens the popup on its screen and waits until it stands still. */
export async function openPopup(page: Page, { steps }: Popup): Promise<void> {
  for (const step of steps) {
    if (step instanceof RegExp) {
      const [button, ...others] = (['button', 'menuitem', 'link'] as const).map((role) =>
        page.getByRole(role, { name: step }),
      );
      if (!button) continue;
      await others
        .reduce((all, other) => all.or(other), button)
        .filter({ visible: true })
        .first()
        .click();
    } else await step(page);
  }
}

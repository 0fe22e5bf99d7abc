import type { Page } from 'playwright-core';

/** A journey in one tab. Its steps follow links, so that the tab keeps its releases. */
export interface Journey {
  name: string;
  as?: 'learner' | 'trainer' | 'admin';
  /** Where the tab opens, before the promotions. */
  start: string;
  /** What happens before the promotions, and takes place in the tab. */
  before?: (page: Page) => Promise<unknown>;
  /** What the person does afterwards. Rejects when the tab does not show what it should. */
  after: (page: Page) => Promise<unknown>;
}

const inMenu = (page: Page, menu: string, name: string | RegExp) =>
  page.getByRole('navigation', { name: menu }).getByRole('link', { name }).first().click();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const anyHeading = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor();
async function fromAccountMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { expanded: false }).last().click();
  await page.getByRole('menuitem', { name }).click();
}
const unique = (words: string) => `${words} ${Date.now().toString(36)}`;
const area = '/patron/basicdetails';

/** Lists courses, then opens one. */
async function openCourse(page: Page): Promise<void> {
  const link = page.getByRole('list', { name: 'Courses' }).getByRole('link').first();
  await link.waitFor();
  await link.click();
  await page.waitForURL('**/course/**');
  await anyHeading(page);
}

const visitors: Journey[] = [
  {
    name: 'filter courses from the home page',
    start: '/',
    async after(page) {
      await inMenu(page, 'Main', 'Courses');
      const filters = page.getByRole('region', { name: 'Filters' });
      await filters.getByRole('checkbox', { name: /^Advanced/ }).check();
      await page.getByRole('list', { name: 'Courses' }).getByRole('article').first().waitFor();
    },
  },
  { name: 'open a course from the list', start: '/live-courses', after: openCourse },
  {
    name: 'save a course without an account',
    start: '/live-courses',
    before: openCourse,
    async after(page) {
      await page.getByRole('button', { name: 'Save', exact: true, pressed: false }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Sign in' });
      await dialog.getByLabel('Email', { exact: true }).fill('old-tab@kaksha.test');
      await dialog.getByRole('button', { name: 'Send code' }).click();
      await dialog.getByLabel('Code', { exact: true }).waitFor();
    },
  },
  {
    name: 'read a post from the home page',
    start: '/',
    async after(page) {
      await inMenu(page, 'Main', 'Blog');
      await heading(page, /Blog/);
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await page.waitForURL('**/blog/**');
      await anyHeading(page);
    },
  },
  {
    name: 'subscribe to the newsletter',
    start: '/blog',
    async after(page) {
      await page.getByRole('link', { name: 'Get new posts by mail' }).click();
      await page.getByLabel('Newsletter').fill(`${unique('tab').replace(' ', '-')}@kaksha.test`);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await page.getByText('Thank you for subscribing to our newsletter!').waitFor();
    },
  },
  {
    name: 'open a trainer from the policy page',
    start: '/policy',
    async after(page) {
      await inMenu(page, 'Main', 'Trainers');
      await anyHeading(page);
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await anyHeading(page);
    },
  },
];

const learners: Journey[] = [
  {
    name: 'read a notification',
    as: 'learner',
    start: '/aboutus',
    async after(page) {
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Notifications/ })
        .click();
      await heading(page, 'Notifications');
    },
  },
  {
    name: 'see paid courses',
    as: 'learner',
    start: '/user-dashboard',
    async after(page) {
      await inMenu(page, 'Dashboard', /^Purchased Courses/);
      await heading(page, 'Purchased Courses');
    },
  },
  {
    name: 'see questions',
    as: 'learner',
    start: '/user-dashboard',
    async after(page) {
      await inMenu(page, 'Dashboard', /^My Requests/);
      await heading(page, 'My Requests');
    },
  },
  {
    name: 'change the profile',
    as: 'learner',
    start: '/',
    async after(page) {
      await fromAccountMenu(page, 'Profile');
      await page.getByRole('textbox', { name: /^Name/ }).first().waitFor();
      await page.getByRole('button', { name: /^Save/ }).first().waitFor();
    },
  },
  {
    name: 'go from a course to the own courses',
    as: 'learner',
    start: '/live-courses',
    before: openCourse,
    async after(page) {
      await fromAccountMenu(page, 'My Courses');
      await heading(page, 'My Courses');
    },
  },
];

const trainers: Journey[] = [
  {
    name: 'make a coupon',
    as: 'trainer',
    start: `${area}/coupons`,
    async after(page) {
      await page.getByRole('button', { name: 'New coupon' }).click();
      const form = page.getByRole('dialog', { name: 'New coupon' });
      const code = unique('TAB').replace(' ', '').toUpperCase();
      await form.getByRole('textbox', { name: 'Code' }).fill(code);
      await form.getByRole('spinbutton', { name: 'Percentage' }).fill('20');
      await form.getByRole('button', { name: 'Add coupon' }).click();
      await page.getByRole('heading', { name: code }).waitFor();
    },
  },
  {
    name: 'save a course whose name was typed before',
    as: 'trainer',
    start: `${area}/courses/create`,
    before: (page) => nameOfCourse(page).fill('Typed before the promotions'),
    async after(page) {
      const form = page.getByRole('form', { name: 'Course details' });
      await form.getByRole('combobox', { name: 'Category', exact: true }).selectOption({ index: 1 });
      await form.getByRole('combobox', { name: 'Language', exact: true }).selectOption({ index: 1 });
      await form.getByRole('button', { name: 'Generate with AI' }).click();
      await form.getByRole('img', { name: 'Thumbnail of the course' }).waitFor();
      await form.getByRole('button', { name: 'AI Generate' }).click();
      await page.getByText('Course content generated successfully!').first().waitFor();
      await form.getByRole('textbox', { name: 'Trainer contact', exact: true }).fill('9845012786');
      await form.getByRole('textbox', { name: 'Trainer email', exact: true }).fill('asha@kaksha.test');
      await form.getByRole('button', { name: 'Save & Continue' }).click();
      await heading(page, 'Course Timings');
    },
  },
  {
    name: 'see who enrolled',
    as: 'trainer',
    start: `${area}/courses/allcourses`,
    async after(page) {
      await page
        .getByRole('link', { name: /^Enrolled \(/ })
        .first()
        .click();
      await page.getByRole('tab', { name: /^Enrolled Students/ }).waitFor();
    },
  },
  {
    name: 'see questions as a trainer',
    as: 'trainer',
    start: area,
    async after(page) {
      await inMenu(page, 'Trainer area', /^Questions/);
      await heading(page, /Questions|Enquiries/);
    },
  },
  {
    name: 'see earnings',
    as: 'trainer',
    start: area,
    async after(page) {
      await inMenu(page, 'Trainer area', /^Earnings/);
      await heading(page, 'Earnings');
    },
  },
  {
    name: 'go to the public site',
    as: 'trainer',
    start: `${area}/calendar`,
    async after(page) {
      await inMenu(page, 'Main', 'Courses');
      await openCourse(page);
    },
  },
];

const nameOfCourse = (page: Page) =>
  page.getByRole('form', { name: 'Course details' }).getByRole('textbox', { name: 'Course name', exact: true });

const administrators: Journey[] = [
  {
    name: 'store a post that was typed before',
    as: 'admin',
    start: '/blogcreate',
    async before(page) {
      await page.getByRole('textbox', { name: 'Content' }).click();
      await page.keyboard.type('Typed before the promotions.');
    },
    async after(page) {
      await page.getByRole('textbox', { name: 'Blog post title' }).fill(unique('An old tab'));
      await page.getByRole('textbox', { name: 'Tags' }).fill('journeys');
      await page.keyboard.press('Enter');
      await page.getByRole('tab', { name: 'META Settings' }).click();
      await page.getByRole('button', { name: 'Generate with AI' }).click();
      await page.getByText('Meta generated successfully!').first().waitFor();
      await page.getByRole('button', { name: 'Save Draft', exact: true }).click();
      await page.waitForURL('**/blog-dashboard*');
    },
  },
  {
    name: 'find a user',
    as: 'admin',
    start: '/admin/users',
    async after(page) {
      await page.getByRole('searchbox', { name: 'Name or e-mail' }).fill('learner@kaksha.test');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('table', { name: 'Users' }).getByRole('row').nth(1).getByRole('link').click();
      await page.getByRole('button', { name: 'Block', exact: true }).waitFor();
    },
  },
  {
    name: 'read the audit log',
    as: 'admin',
    start: '/admin/users',
    async after(page) {
      await inMenu(page, 'Administration', 'Audit log');
      await heading(page, 'Audit log');
      await page.getByRole('combobox', { name: 'About' }).selectOption('user');
    },
  },
];

export const journeys: readonly Journey[] = [...visitors, ...learners, ...trainers, ...administrators];

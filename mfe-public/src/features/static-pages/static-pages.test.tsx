import { sharedWithTrainers, sharingGroups } from '@kaksha/domain/shared-with-trainers';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, within } from '@testing-library/react';
import { catalogueHost } from '../../fake-catalogue';
import remote from '../../remote';

const open = (path: string) => renderRoutes(remote.routes, { host: catalogueHost(), path });

describe.each([
  ['/aboutus', 'About us'],
  ['/careers', 'Careers'],
  ['/tech-partnerships', 'Tech partnerships'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/policy', 'Policy'],
])('%s', (path, name) => {
  test('has breadcrumbs, a table of contents whose entries match the headings, and a description', async () => {
    const { host } = open(path);
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(crumbs.getByText(name)).toHaveAttribute('aria-current', 'page');
    const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      const target = document.getElementById((link.getAttribute('href') ?? '').slice(1));
      expect(target?.tagName).toBe('H2');
    }
    expect(host.pageDescriptions.at(-1)).toMatchObject({ title: name, canonical: path });
    expect(host.pageDescriptions.at(-1)?.description).toBeTruthy();
  });
});

test('the terms have nine numbered sections, with ages, law and fees', async () => {
  open('/terms');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '1 Eligibility',
    '2 Accounts & Responsibilities',
    '3 Use of Services',
    '4 Content Ownership',
    '5 Payments & Subscriptions',
    '6 Termination',
    '7 Limitation of Liability',
    '8 Governing Law',
    '9 Contact Us',
  ]);
  for (const message of [
    /at least 13 years old/,
    /Under 18, you need a parent or guardian/,
    /law of India/,
    /non-refundable unless stated/,
    /change with prior notice/,
  ]) {
    expect(screen.getByText(message)).toBeInTheDocument();
  }
});

test('the privacy page shows the table of data that trainers see', async () => {
  open('/privacy');
  const table = within(await screen.findByRole('table'));
  const columns = ['Trainers see, if you', 'only looked', 'chatted, asked or were interested', 'enrolled'];
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(columns);
  for (const { label, groups } of sharedWithTrainers) {
    const row = within(table.getByRole('row', { name: new RegExp(`^${label}`) }));
    const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toEqual(sharingGroups.map((group) => (groups.includes(group) ? 'Yes' : 'No')));
  }
});

test('the privacy page names every cookie, outside services, and what is kept of trainers and sign-ins', async () => {
  open('/privacy');
  await screen.findByRole('heading', { level: 1 });
  for (const message of [
    /Two cookies keep you signed in, for 180 days at the most\..*a sign-in code works in the browser that asked for it\..*light or dark\..*keeps your browser on the same version/,
    /courses that you compare and drafts/,
    /if you teach: .*your tax number, and the account that we pay/,
    /devices and network addresses from which you signed in/,
    /payment provider .*mail provider .*hosting provider .*language model.*OpenStreetMap.*YouTube or Vimeo/,
  ]) {
    expect(screen.getByText(message)).toBeInTheDocument();
  }
  // The account of a trainer is stored here.
  expect(screen.queryByText(/bank details .*never reach us/)).not.toBeInTheDocument();
});

test('the policy page has nine cards, one of them the refund rule', async () => {
  open('/policy');
  await screen.findByRole('heading', { level: 1 });
  const cards = within(screen.getByRole('list', { name: 'Policies' })).getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Content usage',
    'Refund',
    'Instructor standards',
    'Data protection',
    'Certification',
    'Global access',
    'Community guidelines',
    'Flexible learning',
    'Academic integrity',
  ]);
  expect(within(screen.getByRole('article', { name: 'Refund' })).getByText(/within 7 days/)).toHaveTextContent(
    'not completed beyond 20%',
  );
});

test('the policy page says who issues certificates, and that a learner changes the batch without asking', async () => {
  open('/policy');
  expect(
    await screen.findByText(/attended enough of its sessions, Kaksha issues a certificate: for 75% of them/),
  ).toBeVisible();
  expect(
    screen.getByText(/change to another open batch of the course on My Courses.*at most 20% of your sessions/),
  ).toBeVisible();
});

test.each(['/aboutus', '/contact'])('%s states the vision and the four goals of the mission', async (path) => {
  open(path);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByText('To be the leading live learning ecosystem.')).toBeInTheDocument();
  for (const goal of [
    /^Empower trainers and institutes/,
    /^Enable learners and professionals/,
    /^Bridge global learning gaps/,
    /^Promote live, interactive learning/,
  ]) {
    expect(screen.getByText(goal)).toBeInTheDocument();
  }
});

test('the about page says that listing a course is free for trainers', async () => {
  open('/aboutus');
  expect(await screen.findByText(/^Listing a course is free for trainers/)).toBeInTheDocument();
});

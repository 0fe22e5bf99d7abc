import { batch, batchWithMovedStart, category, course } from '@kaksha/testing/factories';
import { failure, pagedCourses, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { batchWire, categoryWire, courseWire } from '@kaksha/testing/wire/catalogue';
import { feedbackWire } from '@kaksha/testing/wire/engagement';
import { purchaseWire } from '@kaksha/testing/wire/payment';
import { act, screen, waitFor, within } from '@testing-library/react';
import { catalogueHost, feedbackPage, paths } from '../../fake-catalogue';
import remote from '../../remote';

const open = (host = catalogueHost()) => renderRoutes(remote.routes, { host, path: '/' });
const headline = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

const onFriday = course({ id: 7, name: 'Figma from Zero', batches: [batch({ id: 7, startDate: '2026-01-16' })] });

describe('the home page', () => {
  test('shows the next class by the clock in Kolkata', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.soon, [course(), onFriday].map(courseWire));
    open(host);
    expect(await headline('The next class starts tomorrow at 7:00 PM.')).toBeInTheDocument();
    expect(screen.getByText(/^20 live courses, taught by people you can ask/)).toBeInTheDocument();
  });

  test('shows a class of another zone on the same clock', async () => {
    const host = catalogueHost();
    const overseas = batch({ startDate: '2026-01-16', startTime: '18:30', timeZone: 'EST' });
    host.http.on('GET', paths.soon, [courseWire(course({ batches: [overseas] }))]);
    open(host);
    expect(await headline('The next class starts Saturday at 5:00 AM.')).toBeInTheDocument();
  });

  test('passes the text of the search form to the course search', async () => {
    const { user, address } = open();
    await headline(/The next class/);
    const form = screen.getByRole('searchbox', { name: 'Search courses' }).closest('form');
    expect(form).toHaveAttribute('action', '/live-courses');
    await user.type(screen.getByRole('searchbox'), 'power bi{Enter}');
    await waitFor(() => expect(address()).toBe('/live-courses?q=power+bi'));
  });

  test('suggests categories, courses and trainers from two letters on', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.suggestions, {
      trainers: [{ id: 3, name: 'Daniel Dsouza', headline: 'Clusters' }],
      places: [],
      tools: [],
    });
    const { user, address } = open(host);
    await headline(/The next class/);
    await user.type(screen.getByRole('searchbox'), 'da');
    const suggestions = within(await screen.findByRole('listbox', { name: 'Suggestions' }));
    expect(await suggestions.findByRole('option', { name: /Daniel Dsouza/ })).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    const first = suggestions.getByRole('option', { name: /Data Science/ });
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveAttribute('aria-activedescendant', first.id));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/live-courses?category=data-science'));
  });

  test('suggests a category whose name is typed without its accents', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.categories, [categoryWire(category({ displayName: 'हिन्दी कविता · Café' }))]);
    const { user } = open(host);
    await headline(/The next class/);
    for (const typed of ['हिंदी', 'cafe']) {
      await user.clear(screen.getByRole('searchbox'));
      await user.type(screen.getByRole('searchbox'), typed);
      expect(await screen.findByRole('option', { name: /Café/ })).toBeInTheDocument();
    }
  });

  test('links the searches that are often made', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.popularSearches, ['Figma', 'Power BI', 'React']);
    open(host);
    const list = within(await screen.findByRole('list', { name: 'Often looked for' }));
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Figma', '/live-courses?q=Figma'],
      ['Power BI', '/live-courses?q=Power+BI'],
      ['React', '/live-courses?q=React'],
    ]);
  });

  test('shows examples until enough searches are counted', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.popularSearches, ['Figma', 'React']);
    open(host);
    const list = within(await screen.findByRole('list', { name: 'For example' }));
    expect(list.getByRole('link', { name: 'Weekend batches' })).toBeInTheDocument();
  });

  test('has JSON-LD of the organisation and the search', async () => {
    const { host } = open();
    await headline(/The next class/);
    expect(host.pageDescriptions.at(-1)).toMatchObject({
      title: null,
      canonical: '/',
      jsonLd: [{ '@type': 'Organization' }, { '@type': 'WebSite' }],
    });
  });
});

describe('the coming two weeks', () => {
  const rail = async () => within(await screen.findByRole('tablist', { name: 'Start dates' }));

  test('select the first day with courses', async () => {
    open();
    const days = await rail();
    expect(days.getAllByRole('tab')).toHaveLength(14);
    expect(days.getByRole('tab', { selected: true })).toHaveAccessibleName('Mon 19 January, 1 course');
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByText('1 course starts, all times IST')).toBeInTheDocument();
    expect(panel.getByRole('article', { name: 'Kubernetes in Production' })).toBeInTheDocument();
  });

  test('list a course on the day of its first class, in the zone of that day', async () => {
    const host = catalogueHost();
    const moved = course({ id: 1, name: 'Moved', batches: [batchWithMovedStart()] });
    const friday = { dayOfWeek: 2 as const, startDate: '2026-01-16', endDate: '2026-02-15' };
    const weekend = course({ id: 2, name: 'Weekend', batches: [batch({ ...friday, id: 2, timeZone: 'EST' })] });
    host.http.on('GET', paths.soon, [moved, weekend].map(courseWire));
    const { user } = open(host);
    const days = await rail();
    expect(days.getByRole('tab', { selected: true })).toHaveAccessibleName('Sat 17 January, 1 course');
    expect(screen.getByText('1 course starts, all times EST')).toBeInTheDocument();
    await user.click(days.getByRole('tab', { name: 'Sun 18 January, 1 course' }));
    expect(within(screen.getByRole('tabpanel')).getByRole('article', { name: 'Moved' })).toBeInTheDocument();
    const ahead = within(screen.getByRole('list', { name: 'Starting in the weeks ahead', hidden: true }));
    expect(ahead.getByText('Sun, 6:30 PM')).toBeInTheDocument();
    expect(ahead.getByText('Sat, 7:00 PM')).toBeInTheDocument();
  });

  test('are navigated with arrow keys, which skip empty days', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.soon, [onFriday, course()].map(courseWire));
    const { user } = open(host);
    const days = await rail();
    await user.click(days.getByRole('tab', { selected: true }));
    await user.keyboard('{ArrowRight}');
    const monday = days.getByRole('tab', { name: /Mon 19/ });
    expect(monday).toHaveAttribute('aria-selected', 'true');
    expect(monday).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(days.getByRole('tab', { name: /Fri 16/ })).toHaveFocus();
  });

  test('show that nothing starts; the headline has no date then', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.soon, []);
    open(host);
    expect(await screen.findByText(/No course starts in the coming two weeks/)).toBeInTheDocument();
    expect(await headline(/Classes with a start date/)).toBeInTheDocument();
  });

  test('show a skeleton while loading', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.soon, pending);
    open(host);
    expect(await screen.findByText('Loading the start dates…')).toBeInTheDocument();
  });

  test('load on Retry after an error, while the other parts stay', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.soon, failure(500));
    const { user } = open(host);
    expect(await screen.findByRole('heading', { name: 'The start dates did not load' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Two fields, 20 courses' })).toBeInTheDocument();
    host.http.on('GET', paths.soon, [courseWire(course())]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rail()).toBeTruthy();
  });
});

test.each([
  ['the fields', paths.categories, 'The fields did not load'],
  ['the weekend batches', paths.search, 'The weekend batches did not load'],
  ['the trainers', paths.trainers, 'The trainers did not load'],
])('shows an error with Retry when %s do not load, and the rest of the page', async (_name, path, title) => {
  const host = catalogueHost();
  host.http.on('GET', path, failure(500));
  open(host);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  expect(await headline(/The next class starts/)).toBeInTheDocument();
});

test('a category links to its courses, with their number and the next start', async () => {
  open();
  const link = await screen.findByRole('link', { name: /^Data Science/ });
  expect(link).toHaveAttribute('href', '/live-courses?category=data-science');
  expect(link).toHaveTextContent('8 courses, next 19 Jan');
});

test('a trainer links to their profile, and the panel to registration', async () => {
  open();
  const trainers = within(await screen.findByRole('list', { name: /Trainers whose next batch/ }));
  expect(trainers.getByRole('link')).toHaveAttribute('href', '/instructorprofile/3');
  expect(screen.getByRole('link', { name: 'Become a trainer' })).toHaveAttribute('href', '/live-trainer-register');
});

test('quotes learners and states the real refund rule', async () => {
  const host = catalogueHost();
  const text = 'The incident drill in week five was the best hour of training I have had.';
  const short = { courseName: 'Course 1', createdAt: '2025-12-20T10:00:00Z', authorName: 'Bina', stars: 5 };
  host.http.on(
    'GET',
    paths.courseFeedback,
    feedbackPage([
      feedbackWire({ ...short, id: 1, text: 'Good.' }),
      feedbackWire({ ...short, id: 2, text, stars: 2 }),
      feedbackWire({ ...short, id: 3, text, authorName: 'Rahul Menon' }),
    ]),
  );
  open(host);
  const quotes = within(await screen.findByRole('list', { name: 'What learners say' }));
  expect(quotes.getAllByText(text)).toHaveLength(3);
  expect(quotes.getAllByText('Rahul Menon')).toHaveLength(3);
  expect(quotes.getByRole('link', { name: 'Course 1' })).toHaveAttribute('href', '/course/course-1/1');
  expect(screen.getByText(/^Full refund within 7 days/)).toBeInTheDocument();
});

describe('for a learner', () => {
  const price = { currency: 'INR' as const, full: 0, amount: 0 };
  const seat = (over: Parameters<typeof batch>[0]) =>
    purchaseWire({
      id: 9,
      status: 'Active',
      enrolledAt: '2026-01-10T06:30:00.000Z',
      orderId: 41,
      price,
      course: course(),
      batch: batch(over),
    });

  test('opens on the own next class, which is joined in one press once it is open', async () => {
    const host = catalogueHost({ as: 'learner' });
    host.http.on('GET', paths.purchases, [
      seat({ startDate: '2026-01-05', endDate: '2026-01-30', startTime: '12:10', endTime: '13:00' }),
    ]);
    open(host);
    expect(await headline('Your next class starts today at 12:10 PM.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Join class' })).toBeInTheDocument();
  });

  test('opens the page of a class that cannot be joined yet', async () => {
    const host = catalogueHost({ as: 'learner' });
    host.http.on('GET', paths.purchases, [seat({})]);
    open(host);
    expect(await screen.findByRole('link', { name: 'Open class' })).toHaveAttribute('href', '/my-courses/1');
  });

  test('shows a seat that is held, with the time that is left', async () => {
    const host = catalogueHost({ as: 'learner' });
    host.http.on('GET', '/waiting-list', [
      {
        batch_id: 1,
        course_id: 1,
        course_name: 'Kubernetes in Production',
        batch: batchWire(batch(), 'Ananya Raghavan'),
        status: 'offered',
        position: null,
        joined_at: '2026-01-14T06:30:00.000Z',
        offer_ends_at: '2026-01-15T09:30:00.000Z',
      },
    ]);
    open(host);
    const offers = within(await screen.findByRole('list', { name: 'Seats for you' }));
    expect(offers.getByText(/a seat is free for you, 3 h left/)).toBeInTheDocument();
    expect(offers.getByRole('link', { name: 'Take your seat' })).toHaveAttribute('href', '/payment/1/3?t=1&u=5');
  });
});

describe('the hearts', () => {
  test('load with one call for all cards and belong to the signed-in user', async () => {
    const host = catalogueHost({ as: 'unknown' });
    host.http.on('GET', paths.search, pagedCourses([course(), course({ id: 2, name: 'Helm' })].map(courseWire)));
    host.http.on('GET', paths.savedBy, [courseWire(course({ id: 2 }))]);
    open(host);
    const heart = async (name: string) =>
      within(
        within(await screen.findByRole('list', { name: 'Weekend batches' })).getByRole('article', { name }),
      ).getByRole('button', { name: 'Save' });
    expect(await heart('Helm')).toHaveAttribute('aria-pressed', 'false');
    act(() => host.session.setUser('learner'));
    await waitFor(async () => expect(await heart('Helm')).toHaveAttribute('aria-pressed', 'true'));
    expect(await heart('Kubernetes in Production')).toHaveAttribute('aria-pressed', 'false');
    expect(host.http.callsTo('GET', paths.savedBy)).toHaveLength(1);
    act(() => host.session.setUser('visitor'));
    expect(await heart('Helm')).toHaveAttribute('aria-pressed', 'false');
  });
});

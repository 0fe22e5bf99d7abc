import { batch, course, courses } from '@kaksha/testing/factories';
import { type FakeCall, pagedCourses, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { courseWire } from '@kaksha/testing/wire/catalogue';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { catalogueHost, paths } from '../../fake-catalogue';
import remote from '../../remote';

const open = (path = '/live-courses', host = catalogueHost()) => renderRoutes(remote.routes, { host, path });
const list = () => screen.findByRole('list', { name: 'Courses' });
const filters = () => within(screen.getByRole('region', { name: 'Filters' }));
/** The panel beside the results; the phone's filter bar repeats some of its controls. */
const searchBox = () => screen.getByRole('searchbox', { name: 'Search courses' });
const status = async (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text));
const lastSearch = (host: ReturnType<typeof catalogueHost>) => host.http.callsTo('GET', paths.search).at(-1)?.params;

describe('the results', () => {
  test('are articles with the course names as headings, counted, and in weeks when sorted by start', async () => {
    const host = catalogueHost();
    const later = batch({ id: 9, startDate: '2026-01-27', endDate: '2026-03-01' });
    host.http.on(
      'GET',
      paths.search,
      pagedCourses([course(), course({ id: 2, name: 'Later', batches: [later] })].map(courseWire), {
        total: 96,
        totalPages: 10,
      }),
    );
    open('/live-courses', host);
    const articles = within(await list()).getAllByRole('article');
    expect(articles).toHaveLength(2);
    expect(within(articles[0]!).getByRole('heading', { name: 'Kubernetes in Production' })).toBeInTheDocument();
    await status('96 courses');
    const weeks = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(weeks).toEqual(['Filters', 'Next week', 'The week after']);
    expect(screen.getByText('19 to 25 January')).toBeInTheDocument();
  });

  test('show that the API stopped counting', async () => {
    const host = catalogueHost();
    host.http.on(
      'GET',
      paths.search,
      pagedCourses(courses(3).map(courseWire), { total: 1000, capped: true, totalPages: 100 }),
    );
    open('/live-courses', host);
    await status('1,000+ courses');
  });

  test('show that they only have similar words', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.search, pagedCourses(courses(1).map(courseWire), { similar: true }));
    open('/live-courses?q=kubernets', host);
    expect(await screen.findByText('No course has “kubernets”. These have similar words.')).toBeInTheDocument();
  });

  test('have pages whose addresses keep the query', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.search, ({ params }: FakeCall) =>
      pagedCourses(courses(3).map(courseWire), { total: 23, totalPages: 3, page: Number(params.page ?? 1) }),
    );
    const { user, address } = open('/live-courses?days=weekend', host);
    const pages = within(await screen.findByRole('navigation', { name: 'Pagination' }));
    await user.click(pages.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(address()).toBe('/live-courses?days=weekend&page=2'));
    expect(lastSearch(host)).toMatchObject({ page: 2, count: 10, days: 'weekend' });
  });

  test('show the weekend batch of a course under the weekend filter', async () => {
    const host = catalogueHost();
    const weekend = batch({ id: 2, dayOfWeek: 2, startDate: '2026-02-07', endDate: '2026-03-08', startTime: '10:00' });
    host.http.on('GET', paths.search, pagedCourses([courseWire(course({ batches: [batch(), weekend] }))]));
    open('/live-courses?days=weekend', host);
    expect(within(await list()).getByText('10:00 AM–9:00 PM IST')).toBeInTheDocument();
  });

  test('show a skeleton while loading, with the filters usable', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.search, pending);
    open('/live-courses', host);
    await status('Looking for courses…');
    expect(searchBox()).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Courses' })).not.toBeInTheDocument();
  });

  test('show an error, and load on Retry', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.search, new Error('cable cut'));
    const { user } = open('/live-courses', host);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No response from server. Please check your connection.',
    );
    host.http.on('GET', paths.search, pagedCourses(courses(1).map(courseWire)));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await status('1 course');
  });

  test('link to the first page when the requested page does not exist', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.search, pagedCourses([], { total: 23, totalPages: 3, page: 9 }));
    open('/live-courses?q=react&page=9', host);
    expect(await screen.findByRole('link', { name: 'First page' })).toHaveAttribute('href', '/live-courses?q=react');
    expect(host.pageDescriptions.at(-1)).toMatchObject({ status: 404 });
  });
});

describe('a search without results', () => {
  const empty = (close: number) => {
    const host = catalogueHost();
    host.http.on('GET', paths.search, ({ params }: FakeCall) =>
      params.timing_mode
        ? pagedCourses([])
        : params.course_name
          ? pagedCourses(courses(close).map(courseWire))
          : pagedCourses([courseWire(course())]),
    );
    return open('/live-courses?q=quantum&mode=Online', host);
  };

  test('offers the same text without filters', async () => {
    const { user, address } = empty(2);
    expect(await screen.findByRole('heading', { name: 'No courses match “quantum”' })).toBeInTheDocument();
    expect(screen.getByText(/1 filter is on/)).toHaveTextContent('there are 2 close matches');
    expect(within(screen.getByRole('list', { name: 'Close matches' })).getAllByRole('article')).toHaveLength(2);
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
    await waitFor(() => expect(address()).toBe('/live-courses?q=quantum'));
  });

  test('tries each word when all words together find nothing', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.search, ({ params }: FakeCall) =>
      pagedCourses(params.course_name === 'quantum' ? [courseWire(course({ name: 'Quantum Computing' }))] : []),
    );
    open('/live-courses?q=quantum+chromodynamics', host);
    expect(await screen.findByText(/For “quantum” there is 1 close match/)).toBeInTheDocument();
    const close = within(screen.getByRole('list', { name: 'Close matches' }));
    expect(close.getByRole('article', { name: 'Quantum Computing' })).toBeInTheDocument();
  });

  test('shows the courses that start soonest when no word matches', async () => {
    const { user, address } = empty(0);
    expect(await screen.findByRole('list', { name: 'Starting soonest' })).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
    await waitFor(() => expect(address()).toBe('/live-courses?mode=Online'));
  });
});

describe('the search box', () => {
  test('searches while typing and replaces the history entry, so that Back leaves the search', async () => {
    const { user, address, host, router } = open();
    await list();
    await user.type(searchBox(), 'react');
    await waitFor(() => expect(address()).toBe('/live-courses?q=react'));
    expect(lastSearch(host)).toMatchObject({ course_name: 'react' });
    expect(searchBox()).toHaveValue('react');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('suggests courses and categories, with arrow keys', async () => {
    const { user, address } = open();
    await list();
    await user.type(searchBox(), 'data');
    const suggestions = within(await screen.findByRole('listbox', { name: 'Suggestions' }));
    await waitFor(() => expect(suggestions.getAllByRole('option')).toHaveLength(4));
    await user.keyboard('{ArrowDown}');
    const first = suggestions.getByRole('option', { name: /Data Science/ });
    expect(searchBox()).toHaveAttribute('aria-activedescendant', first.id);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/live-courses?category=data-science'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test.each([
    ['an input method composes', { isComposing: true }],
    ['Safari ends a composition', { keyCode: 229 }],
  ])('neither moves nor searches by the keys with which %s', async (_, sign) => {
    const { user, address } = open();
    await list();
    await user.type(searchBox(), 'data');
    await screen.findByRole('listbox', { name: 'Suggestions' });
    await waitFor(() => expect(address()).toBe('/live-courses?q=data'));
    fireEvent.keyDown(searchBox(), { key: 'ArrowDown', ...sign });
    expect(searchBox()).not.toHaveAttribute('aria-activedescendant');
    fireEvent.keyDown(searchBox(), { key: 'Enter', ...sign });
    fireEvent.keyDown(searchBox(), { key: 'Escape', ...sign });
    expect(screen.getByRole('listbox', { name: 'Suggestions' })).toBeInTheDocument();
  });

  test('suggests trainers, places and tools in groups', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.suggestions, {
      trainers: [{ id: 3, name: 'Ananya Raghavan', headline: 'Clusters' }],
      places: ['Anand'],
      tools: ['Ansible'],
    });
    const { user, address } = open('/live-courses', host);
    await list();
    await user.type(searchBox(), 'an');
    const suggestions = within(await screen.findByRole('listbox', { name: 'Suggestions' }));
    const groupOf = async (name: string) => within(await suggestions.findByRole('group', { name }));
    expect((await groupOf('Trainers')).getByRole('option', { name: /Ananya Raghavan/ })).toBeInTheDocument();
    expect((await groupOf('Places')).getByRole('option', { name: /Anand/ })).toBeInTheDocument();
    await user.click((await groupOf('Tools')).getByRole('option', { name: /Ansible/ }));
    await waitFor(() => expect(address()).toBe('/live-courses?tool=Ansible'));
  });

  test('shows the text of the address after Back', async () => {
    const { user, router, address } = open('/live-courses?q=react');
    await list();
    await user.click(filters().getByRole('checkbox', { name: /Beginner/ }));
    await waitFor(() => expect(address()).toContain('difficulty'));
    await user.clear(searchBox());
    await user.type(searchBox(), 'vue');
    await waitFor(() => expect(address()).toContain('q=vue'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(searchBox()).toHaveValue('react'));
  });
});

test('sets title and robots rule: categories are indexed, other filters are not', async () => {
  const { host, unmount } = open('/live-courses?category=data-science');
  await list();
  expect(host.pageDescriptions.at(-1)).toMatchObject({
    title: 'Live Data Science courses',
    canonical: '/live-courses?category=data-science',
    noindex: false,
  });
  unmount();
  const narrow = open('/live-courses?q=react&days=weekend');
  await list();
  expect(narrow.host.pageDescriptions.at(-1)).toMatchObject({ title: 'Live courses: react', noindex: true });
});

test('does not repeat the requests of the server', async () => {
  const server = catalogueHost({ environment: { server: true } });
  open('/live-courses', server).unmount();
  await waitFor(() => expect(server.http.callsTo('GET', paths.search)).toHaveLength(1));
  const browser = catalogueHost({ hydrated: JSON.parse(JSON.stringify(server.dehydrated())) });
  open('/live-courses', browser);
  await list();
  expect(browser.http.calls).toHaveLength(0);
});

import { batch, course, courses, facets } from '@kaksha/testing/factories';
import { type FakeCall, paged, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { courseWire, facetsWire } from '@kaksha/testing/wire/catalogue';
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
      paged([course(), course({ id: 2, name: 'Later', batches: [later] })].map(courseWire), {
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
      paged(courses(3).map(courseWire), { total: 1000, capped: true, totalPages: 100 }),
    );
    open('/live-courses', host);
    await status('1,000+ courses');
  });

  test('show that they only have similar words', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.search, paged(courses(1).map(courseWire), { similar: true }));
    open('/live-courses?q=kubernets', host);
    expect(await screen.findByText('No course has “kubernets”. These have similar words.')).toBeInTheDocument();
  });

  test('have pages whose addresses keep the query', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.search, ({ params }: FakeCall) =>
      paged(courses(3).map(courseWire), { total: 23, totalPages: 3, page: Number(params.page ?? 1) }),
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
    host.http.on('GET', paths.search, paged([courseWire(course({ batches: [batch(), weekend] }))]));
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
    host.http.on('GET', paths.search, paged(courses(1).map(courseWire)));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await status('1 course');
  });

  test('link to the first page when the requested page does not exist', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.search, paged([], { total: 23, totalPages: 3, page: 9 }));
    open('/live-courses?q=react&page=9', host);
    expect(await screen.findByRole('link', { name: 'First page' })).toHaveAttribute('href', '/live-courses?q=react');
  });
});

describe('a search without results', () => {
  const empty = (close: number) => {
    const host = catalogueHost();
    host.http.on('GET', paths.search, ({ params }: FakeCall) =>
      params.timing_mode
        ? paged([])
        : params.course_name
          ? paged(courses(close).map(courseWire))
          : paged([courseWire(course())]),
    );
    return open('/live-courses?q=quantum&mode=Online', host);
  };

  test('offers the same text without filters', async () => {
    const { user, address } = empty(2);
    expect(await screen.findByRole('heading', { name: 'No course with those words, yet' })).toBeInTheDocument();
    expect(screen.getByText(/Nothing matches “quantum” with 1 filter on/)).toHaveTextContent(
      'there are 2 close matches',
    );
    expect(within(screen.getByRole('list', { name: 'Close matches' })).getAllByRole('article')).toHaveLength(2);
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
    await waitFor(() => expect(address()).toBe('/live-courses?q=quantum'));
  });

  test('tries each word when all words together find nothing', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.search, ({ params }: FakeCall) =>
      paged(params.course_name === 'quantum' ? [courseWire(course({ name: 'Quantum Computing' }))] : []),
    );
    open('/live-courses?q=quantum+chromodynamics', host);
    expect(await screen.findByText(/For “quantum” there is 1 close match/)).toBeInTheDocument();
    const close = within(screen.getByRole('list', { name: 'Close matches' }));
    expect(close.getByRole('article', { name: 'Quantum Computing' })).toBeInTheDocument();
  });

  test('shows the courses that start soonest when no word matches', async () => {
    const { user, address } = empty(0);
    expect(await screen.findByRole('list', { name: 'Starting soonest' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear the words' }));
    await waitFor(() => expect(address()).toBe('/live-courses?mode=Online'));
  });
});

describe('the filters', () => {
  test('are written to the address together, and Back removes them', async () => {
    const { user, address, router, host } = open();
    await list();
    await user.click(filters().getByRole('checkbox', { name: /Beginner/ }));
    await user.click(filters().getByRole('checkbox', { name: /Data Science/ }));
    await waitFor(() => expect(address()).toBe('/live-courses?category=data-science&difficulty=Beginner'));
    expect(lastSearch(host)).toMatchObject({ category: 'data-science', difficulty_level: 'Beginner' });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe('/live-courses?difficulty=Beginner'));
    expect(filters().getByRole('checkbox', { name: /Data Science/ })).not.toBeChecked();
  });

  test('offer category, subcategory, difficulty, language, days, mode, price and sort', async () => {
    const { user, address } = open();
    await list();
    await user.selectOptions(filters().getByRole('combobox', { name: 'Subcategory' }), 'Containers');
    await waitFor(() => expect(address()).toContain('subcategory=Containers'));
    await user.selectOptions(filters().getByRole('combobox', { name: 'Language' }), 'Hindi');
    await waitFor(() => expect(address()).toContain('language=hindi'));
    await user.click(filters().getByRole('radio', { name: 'Weekend' }));
    await waitFor(() => expect(address()).toContain('days=weekend'));
    await user.selectOptions(filters().getAllByRole('combobox', { name: 'Sort' })[0]!, 'Best rated');
    await waitFor(() => expect(address()).toContain('sort=rating'));
    expect(address()).toBe('/live-courses?subcategory=Containers&language=hindi&days=weekend&sort=rating');
  });

  test('limit classroom batches to a place and its surroundings', async () => {
    const { user, host, address } = open();
    await list();
    expect(filters().getByRole('combobox', { name: 'Distance' })).toBeDisabled();
    await user.type(filters().getByRole('textbox', { name: 'Place' }), 'Pune');
    await waitFor(() => expect(address()).toBe('/live-courses?place=Pune'));
    await user.selectOptions(filters().getByRole('combobox', { name: 'Distance' }), 'Within 25 km');
    await waitFor(() => expect(address()).toBe('/live-courses?place=Pune&within=25'));
    expect(lastSearch(host)).toMatchObject({ location: 'Pune', within_km: 25 });
    await user.click(screen.getByRole('button', { name: 'Remove Pune and 25 km around' }));
    await waitFor(() => expect(address()).toBe('/live-courses'));
  });

  test('find the nearest city after a press on Near me, without sending the position', async () => {
    const getCurrentPosition = jest.fn((done: PositionCallback) =>
      done({ coords: { latitude: 18.53, longitude: 73.85 } } as GeolocationPosition),
    );
    Object.assign(navigator, { geolocation: { getCurrentPosition } });
    const { user, host, address } = open();
    await list();
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await user.click(filters().getByRole('button', { name: 'Near me' }));
    await waitFor(() => expect(address()).toBe('/live-courses?place=Pune&within=25'));
    expect(JSON.stringify(host.http.calls)).not.toContain('73.85');
  });

  test('report that the browser did not give its position', async () => {
    const getCurrentPosition = (_done: PositionCallback, fail: PositionErrorCallback) =>
      fail({ code: 1 } as GeolocationPositionError);
    Object.assign(navigator, { geolocation: { getCurrentPosition } });
    const { user, host } = open();
    await list();
    await user.click(filters().getByRole('button', { name: 'Near me' }));
    await waitFor(() => expect(host.notices[0]).toMatchObject({ type: 'error', title: 'Your place was not found' }));
  });

  test('limit the start and the length', async () => {
    const { user, host, address } = open();
    await list();
    fireEvent.change(filters().getByLabelText('Starts before'), { target: { value: '2026-12-31' } });
    await waitFor(() => expect(address()).toBe('/live-courses?before=2026-12-31'));
    await user.selectOptions(filters().getByRole('combobox', { name: 'Length' }), 'Up to 8 weeks');
    await waitFor(() => expect(address()).toBe('/live-courses?before=2026-12-31&weeks=8'));
    await user.selectOptions(filters().getByRole('combobox', { name: 'Class length' }), 'Up to 2 hours');
    await waitFor(() => expect(address()).toBe('/live-courses?before=2026-12-31&weeks=8&hours=2'));
    expect(lastSearch(host)).toMatchObject({ starts_before: '2026-12-31', max_weeks: 8, max_hours: 2 });
    await user.click(screen.getByRole('button', { name: 'Remove Classes up to 2 hours' }));
    await waitFor(() => expect(address()).toBe('/live-courses?before=2026-12-31&weeks=8'));
  });

  test('limit the list to demo classes', async () => {
    const { user, host, address } = open();
    await list();
    await user.click(filters().getByRole('checkbox', { name: 'Demo classes' }));
    await waitFor(() => expect(address()).toBe('/live-courses?demo=true'));
    expect(lastSearch(host)).toMatchObject({ is_demo: 'true' });
    expect(screen.getByRole('button', { name: 'Remove Demo classes' })).toBeInTheDocument();
  });

  test('offer the best match as sort order for a search with text', async () => {
    const { user, address, host } = open('/live-courses?q=kube');
    await list();
    await user.selectOptions(filters().getAllByRole('combobox', { name: 'Sort' })[0]!, 'Best match');
    await waitFor(() => expect(address()).toBe('/live-courses?q=kube&sort=relevance'));
    expect(lastSearch(host)).toMatchObject({ sort_by: 'relevance' });
  });

  test('offer no best match without text', async () => {
    open();
    await list();
    expect(screen.queryByRole('option', { name: 'Best match' })).not.toBeInTheDocument();
  });

  test('show the number of courses for each choice', async () => {
    const host = catalogueHost();
    host.http.on('GET', paths.facets, facetsWire(facets({ difficulties: [{ name: 'Beginner', count: 31 }] })));
    open('/live-courses', host);
    await list();
    expect(
      filters()
        .getByRole('checkbox', { name: /Beginner/ })
        .closest('label'),
    ).toHaveTextContent('Beginner31');
    expect(
      filters()
        .getByRole('checkbox', { name: /Advanced/ })
        .closest('label'),
    ).toHaveTextContent('Advanced0');
  });

  test('send only the price limits that were changed', async () => {
    const { user, host, address } = open();
    await list();
    expect(lastSearch(host)).not.toHaveProperty('max_price');
    await user.type(filters().getByRole('textbox', { name: 'Maximum price' }), '58000');
    await user.tab();
    await waitFor(() => expect(address()).toBe('/live-courses?max=58000'));
    expect(lastSearch(host)).toMatchObject({ max_price: 58_000 });
    expect(lastSearch(host)).not.toHaveProperty('min_price');
    expect(filters().getByRole('textbox', { name: 'Maximum price' })).toHaveValue('58,000');
    await user.clear(filters().getByRole('textbox', { name: 'Maximum price' }));
    await user.tab();
    await waitFor(() => expect(address()).toBe('/live-courses'));
  });

  test('search once after the price slider rests', async () => {
    const { host, address } = open();
    await list();
    const thumb = filters().getByRole('slider', { name: 'Price to' });
    for (const value of ['60000', '59000', '58000']) fireEvent.change(thumb, { target: { value } });
    expect(filters().getByRole('textbox', { name: 'Maximum price' })).toHaveValue('58,000');
    await waitFor(() => expect(address()).toBe('/live-courses?max=58000'));
    expect(host.http.callsTo('GET', paths.search)).toHaveLength(2);
  });

  test('are shown as removable chips', async () => {
    const { user, address } = open('/live-courses?mode=Online&max=58000&category=data-science');
    await list();
    const chips = within(screen.getByRole('list', { name: 'Active filters' }));
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Remove Data Science',
      'Remove Online',
      'Remove Up to ₹58,000',
    ]);
    await user.click(chips.getByRole('button', { name: 'Remove Online' }));
    await waitFor(() => expect(address()).toBe('/live-courses?category=data-science&max=58000'));
    await user.click(filters().getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe('/live-courses'));
  });

  test('name invalid parts of the address and apply the rest', async () => {
    const { host } = open('/live-courses?difficulty=Expert&days=weekend');
    await list();
    expect(screen.getByRole('note')).toHaveTextContent(
      "There is no difficulty 'Expert'. The rest of your search is applied.",
    );
    expect(lastSearch(host)).toMatchObject({ days: 'weekend' });
    expect(lastSearch(host)).not.toHaveProperty('difficulty_level');
  });

  test('open in a sheet on a phone, with the number of results', async () => {
    const { user, address } = open();
    await list();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByRole('checkbox', { name: /Advanced/ }));
    await waitFor(() => expect(address()).toBe('/live-courses?difficulty=Advanced'));
    await user.click(await sheet.findByRole('button', { name: 'Show 3 courses' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Filters, 1' })).toHaveFocus();
  });

  test('work as a plain form without JavaScript', async () => {
    open();
    await list();
    const form = searchBox().closest('form')!;
    expect(form).toHaveAttribute('action', '/live-courses');
    const names = new Set([...new FormData(form).keys()]);
    expect([...names].sort()).toEqual([
      'before',
      'days',
      'hours',
      'language',
      'max',
      'min',
      'place',
      'q',
      'sort',
      'subcategory',
      'weeks',
    ]);
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

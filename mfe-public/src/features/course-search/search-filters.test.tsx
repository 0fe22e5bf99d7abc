import { facets } from '@kaksha/testing/factories';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { facetsWire } from '@kaksha/testing/wire/catalogue';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { catalogueHost, paths } from '../../fake-catalogue';
import remote from '../../remote';

const open = (path = '/live-courses', host = catalogueHost()) => renderRoutes(remote.routes, { host, path });
const list = () => screen.findByRole('list', { name: 'Courses' });
const filters = () => within(screen.getByRole('region', { name: 'Filters' }));
/** The panel beside the results; the phone's filter bar repeats some of its controls. */
const searchBox = () => screen.getByRole('searchbox', { name: 'Search courses' });
const lastSearch = (host: ReturnType<typeof catalogueHost>) => host.http.callsTo('GET', paths.search).at(-1)?.params;

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

  test('offer category, subcategory, difficulty, several languages, days, time of day, mode, price and sort', async () => {
    const { user, address } = open();
    await list();
    await user.selectOptions(filters().getByRole('combobox', { name: 'Subcategory' }), 'Containers');
    await waitFor(() => expect(address()).toContain('subcategory=Containers'));
    await user.click(filters().getByRole('checkbox', { name: /Hindi/ }));
    await waitFor(() => expect(address()).toContain('language=hindi'));
    await user.click(filters().getByRole('checkbox', { name: /English/ }));
    await waitFor(() => expect(address()).toContain('language=english'));
    await user.selectOptions(filters().getByRole('combobox', { name: 'Days' }), 'Only weekends');
    await waitFor(() => expect(address()).toContain('days=weekend-only'));
    await user.click(filters().getByRole('checkbox', { name: /^Evening/ }));
    await waitFor(() => expect(address()).toContain('time=evening'));
    await user.selectOptions(filters().getAllByRole('combobox', { name: 'Sort' })[0]!, 'Best rated');
    await waitFor(() => expect(address()).toContain('sort=rating'));
    expect(address()).toBe(
      '/live-courses?subcategory=Containers&language=hindi&language=english&days=weekend-only&time=evening&sort=rating',
    );
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

  test('keep what was chosen while the position was found', async () => {
    let found = () => {};
    const getCurrentPosition = (done: PositionCallback) => {
      found = () => done({ coords: { latitude: 18.53, longitude: 73.85 } } as GeolocationPosition);
    };
    Object.assign(navigator, { geolocation: { getCurrentPosition } });
    const { user, address } = open();
    await list();
    await user.click(filters().getByRole('button', { name: 'Near me' }));
    await user.click(filters().getByRole('checkbox', { name: /Beginner/ }));
    await waitFor(() => expect(address()).toBe('/live-courses?difficulty=Beginner'));
    act(() => found());
    await waitFor(() => expect(address()).toContain('place=Pune&within=25'));
    expect(address()).toContain('difficulty=Beginner');
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

  test('choose the currency of prices, and say that a price leaves out courses without a fee in it', async () => {
    const { user, host, address } = open('/live-courses?max=58000');
    await list();
    expect(filters().getByText('Courses without a fee in ₹ are left out.')).toBeInTheDocument();
    await user.click(filters().getByRole('radio', { name: '$ Dollar' }));
    await waitFor(() => expect(address()).toBe('/live-courses?currency=USD'));
    expect(lastSearch(host)).toMatchObject({ currency: 'USD' });
    expect(lastSearch(host)).not.toHaveProperty('max_price');
    expect((await screen.findAllByText(/^\$\d/)).length).toBeGreaterThan(0);
    await user.click(filters().getByRole('radio', { name: '₹ Rupee' }));
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
      'currency',
      'days',
      'hours',
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

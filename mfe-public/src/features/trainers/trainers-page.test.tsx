import { trainer } from '@kaksha/testing/factories';
import { failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, waitFor, within } from '@testing-library/react';
import { catalogueHost, paths, trainersPage } from '../../fake-catalogue';
import remote from '../../remote';

const here = '/live-online-trainers';
const open = (host = catalogueHost(), path = here) => renderRoutes(remote.routes, { host, path });
const list = () => screen.findByRole('list', { name: 'Trainers' });

test('shows subjects, rating and next class of each trainer', async () => {
  open();
  const card = within(await list());
  expect(screen.getByRole('heading', { level: 1, name: 'Trainers' })).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Ananya Raghavan' })).toHaveAttribute('href', '/instructorprofile/3');
  expect(card.getByText('Bengaluru, 11 years of experience, 3 courses')).toBeInTheDocument();
  expect(card.getByText(/Rated 4.8 of 5/)).toBeInTheDocument();
  expect(card.getByText('Cloud & DevOps')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Kubernetes in Production' })).toHaveAttribute(
    'href',
    '/course/kubernetes-in-production/1',
  );
  expect(screen.getByText('1 trainer')).toBeInTheDocument();
});

test('requests the first ten trainers with courses at first', async () => {
  const { host } = open();
  await list();
  expect(host.http.callsTo('GET', paths.trainers)[0]?.params).toEqual({ courseCountGt: 0, page: 1, limit: 10 });
});

test('shows that the API stopped counting', async () => {
  const host = catalogueHost();
  host.http.on('GET', paths.trainers, trainersPage([trainer()], { total: 1000, capped: true, totalPages: 100 }));
  open(host);
  await list();
  expect(screen.getByText('1,000+ trainers')).toBeInTheDocument();
});

test('reads the query from the address into the fields', async () => {
  const { host, router } = open(
    catalogueHost(),
    `${here}?search=spark&location=Pune&experienceLevel=11%2B&sortBy=name_asc&page=2`,
  );
  await list();
  expect(host.http.callsTo('GET', paths.trainers)[0]?.params).toMatchObject({
    search: 'spark',
    location: 'Pune',
    experienceLevel: '11+',
    sortBy: 'name_asc',
    page: 2,
  });
  expect(screen.getByRole('searchbox', { name: 'Search trainers' })).toHaveValue('spark');
  expect(screen.getByRole('textbox', { name: 'Location' })).toHaveValue('Pune');
  expect(screen.getByRole('combobox', { name: 'Experience' })).toHaveValue('11+');
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('name_asc');
  expect(router.state.location.search).toContain('page=2');
});

test('writes changes to the address and returns to the first page', async () => {
  const { user, address } = open(catalogueHost(), `${here}?page=2`);
  await list();
  await user.type(screen.getByRole('searchbox', { name: 'Search trainers' }), 'helm');
  await waitFor(() => expect(address()).toBe(`${here}?search=helm`));
  await user.type(screen.getByRole('textbox', { name: 'Location' }), 'Delhi{Enter}');
  await waitFor(() => expect(address()).toBe(`${here}?search=helm&location=Delhi`));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Experience' }), '3 to 5 years');
  await waitFor(() => expect(address()).toContain('experienceLevel=3-5'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Most experienced');
  await waitFor(() => expect(address()).toContain('sortBy=experience_high_low'));
});

test('has pages with their own addresses', async () => {
  const host = catalogueHost();
  host.http.on('GET', paths.trainers, trainersPage([trainer()], { total: 31, totalPages: 4 }));
  open(host, `${here}?search=a`);
  await list();
  expect(screen.getByText('31 trainers')).toBeInTheDocument();
  const pages = within(screen.getByRole('navigation', { name: 'Pagination' }));
  expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', `${here}?search=a&page=2`);
});

test('shows an empty state without matches and clears the search with one press', async () => {
  const host = catalogueHost();
  host.http.on('GET', paths.trainers, trainersPage([]));
  const { user, address } = open(host, `${here}?location=Nowhere`);
  await screen.findByRole('heading', { name: 'No trainers match' });
  host.http.on('GET', paths.trainers, trainersPage([trainer()]));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await list();
  expect(address()).toBe(here);
});

test('shows an error with Retry', async () => {
  const host = catalogueHost();
  host.http.on('GET', paths.trainers, failure(500, 'Closed for a moment.'));
  const { user } = open(host);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to fetch trainers');
  expect(alert).toHaveTextContent('Closed for a moment.');
  host.http.on('GET', paths.trainers, trainersPage([trainer()]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await list();
});

test('announces that the list is loading', async () => {
  const host = catalogueHost();
  host.http.on('GET', paths.trainers, pending);
  open(host);
  expect(await screen.findByText('Looking for trainers…')).toBeInTheDocument();
});

test.each([
  ['a page after the last', 9, [], 404],
  ['the first page of an empty list', 1, [], undefined],
  ['the last page', 2, [trainer()], undefined],
])('%s has the status of its content', async (_what, page, found, status) => {
  const host = catalogueHost();
  host.http.on('GET', paths.trainers, trainersPage(found, { total: found.length, totalPages: 2, page }));
  open(host, `${here}?page=${page}`);
  await screen.findByText(/^\d trainers?$/);
  await waitFor(() => expect(host.pageDescriptions.at(-1)?.status).toBe(status));
});

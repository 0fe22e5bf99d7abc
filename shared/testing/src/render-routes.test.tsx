import { getCategories, searchCourses } from '@kaksha/api-client/catalogue';
import { isApiError } from '@kaksha/api-client/errors';
import { useHost, useSession } from '@kaksha/contract/host-context';
import { page, usePage } from '@kaksha/contract/page';
import { categoryWire, courseWire } from '@kaksha/testing/wire/catalogue';
import { act, screen } from '@testing-library/react';
import { Link, useLoaderData } from 'react-router-dom';
import { category, courses, testNow } from './factories';
import { createFakeHost, type FakeHost } from './fake-host';
import { failure, pagedCourses, pending } from './fake-http';
import { renderRoutes } from './render-routes';

function Page() {
  const host = useHost();
  const names = useLoaderData<string[]>();
  usePage({ title: 'Categories' });
  return (
    <main>
      <h1>{names.join(', ')}</h1>
      <p>{useSession().user?.name ?? 'no one'}</p>
      <button type="button" onClick={() => void host.session.require({ message: 'Why' })}>
        Save
      </button>
      <Link to="/dashboard">Dashboard</Link>
    </main>
  );
}

const routes = (host: FakeHost) => [
  {
    path: 'categories',
    ...page(
      async () => ({ Page }),
      async () => (await getCategories(host.http)).map(({ displayName }) => displayName),
    ),
  },
];

function open() {
  const host = createFakeHost();
  host.http.on('GET', '/categories', [categoryWire(category())]);
  return renderRoutes(routes, { host, path: '/categories' });
}

test('opens a page with the responses of the fake API and records its description', async () => {
  const { host } = open();
  expect(await screen.findByRole('heading', { name: 'Cloud & DevOps' })).toBeInTheDocument();
  expect(host.pageDescriptions.at(-1)).toEqual({ title: 'Categories' });
  expect(host.http.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /categories']);
});

test('the user can change by the test or by signing in', async () => {
  const { host, user } = open();
  expect(await screen.findByText('no one')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Priya Nair')).toBeInTheDocument();
  expect(host.session.signInRequests).toEqual([{ message: 'Why' }]);
  act(() => host.session.setUser('admin'));
  expect(screen.getByText('Meera Iyer')).toBeInTheDocument();
});

test('follows a link to a page of another remote and exposes its address', async () => {
  const { user, address } = open();
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeInTheDocument();
  expect(address()).toBe('/dashboard');
});

test('the fake API returns pages, errors, network errors and pending responses', async () => {
  const { http, awaitLoader } = createFakeHost();
  http.on('GET', /GetAllCourses$/, ({ params }: { params: { page: number } }) =>
    pagedCourses(courses(2).map(courseWire), { total: 22, page: params.page, totalPages: 11 }),
  );
  expect(await searchCourses(http, { page: 2 })).toMatchObject({ total: 22, page: 2, results: [{ id: 1 }, { id: 2 }] });

  http.on('POST', '/support-type', failure(400, 'Please enter your email address', { fields: { email: 'No' } }));
  const refused = await http.post('/support-type', {}).catch((error: unknown) => error);
  expect(refused).toMatchObject({ kind: 'ApiError', status: 400, message: 'Please enter your email address' });

  http.on('GET', '/categories', new Error('cable cut'));
  const cut = await getCategories(http).catch((error: unknown) => error);
  expect(isApiError(cut) && cut.code).toBe('NO_RESPONSE');

  http.on('GET', '/categories', pending);
  expect(await awaitLoader(getCategories(http))).toBeNull();
});

test('reports a call without a route', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  await expect(getCategories(createFakeHost().http)).rejects.toMatchObject({ kind: 'ApiError' });
  expect(complaint).toHaveBeenCalledWith(expect.stringContaining('no answer for GET /categories'));
});

test('records notices with their latest content', async () => {
  const { notify, notices } = createFakeHost();
  await notify.promise(Promise.resolve(1), { loading: 'Saving…', success: 'Saved', error: 'No' });
  const id = notify.error('Not saved', { description: 'No network' });
  expect(notices).toEqual([
    expect.objectContaining({ type: 'success', title: 'Saved' }),
    { id, type: 'error', title: 'Not saved', description: 'No network' },
  ]);
  notify.dismiss(id);
  expect(notices).toHaveLength(1);
});

test('the date is fixed while timers run', async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(new Date().toISOString()).toBe(testNow);
});

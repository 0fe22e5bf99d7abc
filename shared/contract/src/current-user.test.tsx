import { createFakeHost } from '@kaksha/testing/fake-host';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { act, screen, waitFor } from '@testing-library/react';
import { useLoaderData } from 'react-router-dom';
import { awaitUser, useResetOnUserChange } from './current-user';

test('a loader waits until it is known who is there', async () => {
  const host = createFakeHost({ as: 'unknown' });
  const known = awaitUser(host);
  host.session.setUser('learner');
  expect(await known).toMatchObject({ name: 'Priya Nair' });
  expect(await awaitUser(host)).toMatchObject({ name: 'Priya Nair' });
  host.session.setUser('visitor');
  expect(await awaitUser(host)).toBeNull();
});

test('the server does not wait: it renders for a visitor', async () => {
  expect(await awaitUser(createFakeHost({ as: 'unknown', environment: { server: true } }))).toBeNull();
});

function Page() {
  const loaded = useLoaderData<{ userId: number | null; count: number }>();
  useResetOnUserChange(loaded.userId);
  return <p>{`load ${loaded.count} for ${loaded.userId}`}</p>;
}

test('a page loads again for a person who signs in over it, and not when they sign out', async () => {
  let loads = 0;
  const { host } = renderRoutes(
    (fake) => [
      {
        path: '/',
        element: <Page />,
        loader: async () => ({ userId: (await awaitUser(fake))?.id ?? null, count: ++loads }),
      },
    ],
    { host: createFakeHost() },
  );
  expect(await screen.findByText('load 1 for null')).toBeInTheDocument();
  act(() => host.session.setUser('learner'));
  await waitFor(() => expect(screen.getByText('load 2 for 5')).toBeInTheDocument());
  act(() => host.session.setUser('visitor'));
  act(() => host.session.setUser('learner'));
  expect(screen.getByText('load 2 for 5')).toBeInTheDocument();
});

import { createFakeHost } from '@kaksha/testing/fake-host';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { act, screen, waitFor } from '@testing-library/react';
import { useLoaderData } from 'react-router-dom';
import { awaitUser, useResetOnUserChange } from './current-user';

test('a loader waits until the session is known', async () => {
  const host = createFakeHost({ as: 'unknown' });
  const known = awaitUser(host);
  host.session.setUser('learner');
  expect(await known).toMatchObject({ name: 'Priya Nair' });
  expect(await awaitUser(host)).toMatchObject({ name: 'Priya Nair' });
  host.session.setUser('visitor');
  expect(await awaitUser(host)).toBeNull();
});

test('the server resolves to null without waiting', async () => {
  expect(await awaitUser(createFakeHost({ as: 'unknown', environment: { server: true } }))).toBeNull();
});

function Page() {
  const loaded = useLoaderData<{ userId: number | null; count: number }>();
  useResetOnUserChange(loaded.userId);
  return <p>{`load ${loaded.count} for ${loaded.userId}`}</p>;
}

test('loaders run again after a sign-in and not after a sign-out', async () => {
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

import type { HostServices, RemoteModule } from '@kaksha/contract/host';
import { useHost } from '@kaksha/contract/host-context';
import { ALSO_SERVED, CONTRACT_VERSION } from '@kaksha/contract/version';
import { createFakeHost } from '@kaksha/testing/fake-host';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { act, screen } from '@testing-library/react';
import { type AnyRemote, adapted, adapters, type MajorAdapter } from './majors';

/** Host of an earlier major: the user's name was a plain value, and one function showed notices. */
interface OldHost {
  userName: string | null;
  notify(text: string): void;
}
const oldMajor: MajorAdapter = {
  version: '0.4',
  hostOf: (host): OldHost => ({
    get userName() {
      return host.session.get().user?.name ?? null;
    },
    notify: (text) => void host.notify.info(text),
  }),
};
const oldRemote: AnyRemote = {
  id: 'old',
  contract: '0.3',
  routes: (host: OldHost) => [
    {
      id: 'old:home',
      path: 'old',
      element: (
        <button type="button" onClick={() => host.notify('Greeted')}>
          Hello {host.userName}
        </button>
      ),
    },
  ],
};
function Today() {
  return <h1>Hello {useHost().session.get().user?.name}</h1>;
}
const remote: RemoteModule = {
  id: 'today',
  contract: CONTRACT_VERSION,
  routes: (_host: HostServices) => [{ id: 'today:home', path: 'today', element: <Today /> }],
};

test('one host runs remotes of two majors at once', async () => {
  const host = createFakeHost({ as: 'learner' });
  const name = host.session.get().user?.name;
  const both = [adapted(oldRemote, [oldMajor]), adapted(remote, [oldMajor])];
  const { user, router } = renderRoutes(() => both.flatMap((each) => each.routes(host)), { host, path: '/old' });
  await user.click(await screen.findByRole('button', { name: `Hello ${name}` }));
  expect(host.notices).toMatchObject([{ type: 'info', title: 'Greeted' }]);
  await act(() => router.navigate('/today'));
  expect(await screen.findByRole('heading', { name: `Hello ${name}` })).toBeInTheDocument();
});

test('a remote of the current major is not adapted', () => {
  expect(adapted(remote, [oldMajor])).toBe(remote);
});

test.each(['0.5', '2.0', '1.99', 'none'])('contract %s is not served', (contract) => {
  expect(() => adapted({ ...oldRemote, contract }, [oldMajor])).toThrow(
    `it was built for contract ${contract}, this host offers`,
  );
});

test('every version in ALSO_SERVED has an adapter', () => {
  expect(adapters.map(({ version }) => version)).toEqual(ALSO_SERVED);
});

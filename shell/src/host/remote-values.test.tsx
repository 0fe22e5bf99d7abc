import { HostProvider, useHost } from '@kaksha/contract/host-context';
import type { RemoteValues } from '@kaksha/domain/remote-values';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { BootData } from '../boot/boot-data';
import { createServerHost } from '../boot/server-entry';
import { clearBrowser, noRemotes } from '../testing/fake-shell';
import { createBrowserHost } from './browser-host';
import type { ShellHost } from './shell-host';

const environment: BootData['environment'] = {
  demo: true,
  apiHost: 'http://localhost/backend',
  origin: 'http://localhost',
  renderedAt: '2026-11-21T06:00:00.000Z',
  googleClientId: null,
};
const adapter = () => Promise.reject(new Error('no network'));

afterEach(() => {
  document.body.innerHTML = '';
  clearBrowser();
});

/** Stands for a page of a remote that declares the flag and the setting. */
function Page() {
  const { flags, settings } = useHost();
  const isNew = flags.enabled('wizard' as never);
  return (
    <main>
      {isNew ? <h1>New wizard</h1> : <h2>Wizard</h2>}
      <p>{String(settings.get('count' as never))}</p>
    </main>
  );
}

const within = (host: ShellHost) => (
  <HostProvider host={host}>
    <Page />
  </HostProvider>
);

test.each<[string, RemoteValues | undefined, string]>([
  ['on', { flags: ['wizard'], settings: { count: 5 } }, 'New wizard5'],
  ['off', { flags: ['other'], settings: { count: 3 } }, 'Wizard3'],
  ['absent', undefined, 'Wizardundefined'],
])('a page whose flag is %s is the same on the server and in the browser', async (_state, values, text) => {
  const withValues = { ...environment, ...(values && { values }) };
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    within(createServerHost({ environment: withValues, hasSession: false, adapter })),
  );
  expect(container).toHaveTextContent(text);
  document.body.append(container);

  const boot = JSON.parse(
    JSON.stringify({
      registry: { remotes: {}, shell: { version: '1' } },
      environment: withValues,
      hasSession: false,
      render: null,
    }),
  );
  const onRecoverableError = jest.fn();
  const host = createBrowserHost(boot, noRemotes);
  const root = await act(async () => hydrateRoot(container, within(host), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container).toHaveTextContent(text);
  await act(async () => root.unmount());
});

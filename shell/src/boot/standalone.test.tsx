import type { RemoteModule } from '@kaksha/contract/host';
import { createFakeHttp } from '@kaksha/testing/fake-http';
import { act, screen, within } from '@testing-library/react';
import axios from 'axios';
import { clearBrowser } from '../testing/fake-shell';
import { BOOT_ELEMENT_ID, ROOT_ELEMENT_ID } from './boot-data';
import { startStandalone } from './standalone';

const Card = ({ courseId }: { courseId: number }) => <p>{`Reports of course ${courseId}`}</p>;
const Figures = () => <p>Figures</p>;
const reports: RemoteModule = {
  id: 'reports',
  contract: '1.10',
  routes: () => [{ path: 'reports', element: <h1>Reports</h1> }],
  extensions: [
    { slot: 'course.aside', id: 'card', load: async () => ({ Extension: Card }) },
    { slot: 'admin.home', id: 'figures', audience: 'admin', load: async () => ({ Extension: Figures }) },
  ],
};
const declared = { title: 'Reports', routes: ['', 'reports'], access: {}, version: 'standalone', styles: [] };

async function open(path: string, { extensions = [], ...module }: RemoteModule) {
  window.history.replaceState(null, '', path);
  const own = { ...declared, extensions: extensions.map(({ load: _, ...each }) => each) };
  const registry = { shell: { version: 'standalone' }, remotes: { [module.id]: own } };
  const environment = { demo: true, apiHost: '/backend', origin: location.origin, googleClientId: null };
  const boot = JSON.stringify({ registry, environment, hasSession: false, render: null });
  document.body.innerHTML = `<div id="${ROOT_ELEMENT_ID}"></div><script type="application/json" id="${BOOT_ELEMENT_ID}">${boot}</script>`;
  await act(() => startStandalone({ ...module, extensions }));
}

beforeEach(() => {
  axios.defaults.adapter = createFakeHttp('http://localhost/backend').defaults.adapter;
  Object.assign(window, { requestIdleCallback: (work: () => void) => setTimeout(work) });
});
afterEach(clearBrowser);

test('a remote alone shows its extensions by slot, with sample data, and whom the others are for', async () => {
  await open('/standalone/extensions', reports);
  const aside = await screen.findByRole('region', { name: 'course.aside' });
  expect(await within(aside).findByText('Reports of course 1')).toBeInTheDocument();
  expect(aside).toHaveTextContent('With {"courseId":1}. In the site: /course/sample/1');
  const home = screen.getByRole('region', { name: 'admin.home' });
  expect(home).toHaveTextContent('figures is for the role admin');
  expect(home).not.toHaveTextContent('Figures');
});

test('the bar of a remote alone leads to its extensions, when it has some', async () => {
  await open('/reports', reports);
  const bar = await screen.findByRole('complementary', { name: 'Persona' });
  expect(within(bar).getByRole('link', { name: 'Extensions' })).toHaveAttribute('href', '/standalone/extensions');
  await open('/reports', { ...reports, extensions: [] });
  expect(within(await screen.findByRole('complementary', { name: 'Persona' })).queryByRole('link')).toBeNull();
});

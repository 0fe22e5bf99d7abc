import { fireEvent, screen } from '@testing-library/react';
import { clearBrowser, renderShell } from '../testing/fake-shell';
import { RegionFailure } from './region';
import { RemoteLoadError } from './remote-loader';

afterEach(clearBrowser);

function Broken(): never {
  throw new Error('broken page');
}

async function open(route: object) {
  // React and the router log every error that a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const errorElement = <RegionFailure remote="trainer" title="The trainer area" />;
  return renderShell({ routes: [{ path: 'broken', errorElement, ...route }], path: '/broken' });
}

test.each([
  ['a page that fails to render', { element: <Broken /> }, 'The trainer area stopped working.'],
  [
    'a page whose loader fails',
    {
      element: null,
      loader: () => {
        throw new Error('no data');
      },
    },
    'The trainer area stopped working.',
  ],
  [
    'a remote that does not load',
    {
      element: null,
      loader: () => {
        throw new RemoteLoadError('trainer', '5.0.0', 2, new Error('404'));
      },
    },
    'The trainer area did not load. We tried twice.',
  ],
])('%s shows the specified failure in its region, with Retry', async (_what, route, part) => {
  const { host } = await open(route);
  expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeInTheDocument();
  expect(screen.getByText("We're sorry for the inconvenience. Please refresh the page.")).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(part);
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  // The frame stays.
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  expect(host.page.get()).toMatchObject({ title: 'Something went wrong', status: 503, noindex: true });
});

test('a remote that did not load without a network says so, and loads when the device is back online', async () => {
  let loads = 0;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open({
    element: <p>The trainer home</p>,
    loader: () => {
      if (loads++ === 0) throw new RemoteLoadError('trainer', '5.0.0', 2, new Error('offline'));
      return null;
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('You are offline');
  expect(alert).toHaveTextContent('The page opens when you are back online.');
  // A refresh would lose the page.
  expect(screen.queryByRole('button', { name: 'Refresh Page' })).not.toBeInTheDocument();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('The trainer home')).toBeInTheDocument();
});

import { act, screen } from '@testing-library/react';
import { clearBrowser, renderShell } from '../testing/fake-shell';
import { ErrorFallback } from './error-fallback';
import { NotFound } from './not-found';

afterEach(clearBrowser);

function Broken(): never {
  throw new Error('broken page');
}

test('an unknown address shows Not found with links and is not indexed', async () => {
  const { host } = await renderShell({ routes: [{ path: '*', element: <NotFound /> }], path: '/notFoundPath' });
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  expect(host.page.get().status).toBe(404);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(screen.getByRole('link', { name: 'Browse courses' })).toHaveAttribute('href', '/live-courses');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('a render error shows the full-screen fallback and is reported', async () => {
  // React logs every error that a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { host, router } = await renderShell({
    routes: [
      { index: true, element: <h1>Home</h1> },
      { path: 'broken', element: <Broken />, errorElement: <ErrorFallback /> },
    ],
  });
  const report = jest.spyOn(host.telemetry, 'shown');
  await act(() => router.navigate('/broken'));
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
  expect(screen.getByText("We're sorry for the inconvenience. Please refresh the page.")).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeInTheDocument();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken page' }), 'render');
});

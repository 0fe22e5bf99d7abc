import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useGoBack } from './use-go-back';

const visit = (path: string, sourcePage: string | null = null, isPaymentRelated = false) => ({
  path,
  label: `Page ${path}`,
  sourcePage,
  isPaymentRelated,
});
const home = visit('/');

function BackButton({ history }: { history: Parameters<typeof useGoBack>[0] }) {
  return (
    <button type="button" onClick={useGoBack(history, '/list')}>
      Back
    </button>
  );
}

async function pressBack(history: Parameters<typeof useGoBack>[0], entries = ['/form']) {
  const router = createMemoryRouter([{ path: '*', element: <BackButton history={history} /> }], {
    initialEntries: entries,
  });
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  return router.state.location.pathname;
}

test('goes back by one entry when the tab has an earlier page', async () => {
  expect(await pressBack([home, visit('/search'), visit('/form', '/search')], ['/search', '/form'])).toBe('/search');
});

test('opens the page visited last when the tab was opened by a link', async () => {
  expect(await pressBack([home, visit('/search'), visit('/form')])).toBe('/search');
});

test('opens the page visited last although the first entry of the tab was replaced', async () => {
  const history = [home, visit('/search'), visit('/form')];
  const router = createMemoryRouter([{ path: '*', element: <BackButton history={history} /> }], {
    initialEntries: ['/form'],
  });
  await router.navigate('/form?step=1', { replace: true });
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(router.state.location.pathname).toBe('/search');
});

test('does not return to a payment page', async () => {
  expect(await pressBack([home, visit('/search'), visit('/payment/7', null, true), visit('/form')])).toBe('/search');
});

test('opens the fallback in a browser without earlier pages', async () => {
  expect(await pressBack([home, visit('/form')])).toBe('/list');
});

test('opens the fallback when nothing was recorded', async () => {
  expect(await pressBack([])).toBe('/list');
});

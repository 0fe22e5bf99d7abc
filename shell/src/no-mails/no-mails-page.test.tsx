import { done, failure } from '@kaksha/testing/fake-http';
import { screen } from '@testing-library/react';
import { clearBrowser, renderShell } from '../testing/fake-shell';
import { Page } from './no-mails-page';

const routes = [{ path: 'no-mails', element: <Page /> }];
const open = () => renderShell({ routes, path: '/no-mails?key=a-key' });

afterEach(clearBrowser);

test('one press ends the mails, and the page says how to get them again', async () => {
  const { user, api } = await open();
  api.on('POST', '/mail-refusals', done());
  await user.click(await screen.findByRole('button', { name: 'Send me no more mails' }));
  expect(await screen.findByRole('heading', { name: 'You get no more of these mails' })).toBeInTheDocument();
  expect(screen.getByText(/sign in and subscribe/)).toBeInTheDocument();
  expect(api.callsTo('POST', '/mail-refusals')).toMatchObject([{ params: { key: 'a-key' } }]);
});

test('a link that is too old says what to do', async () => {
  const { user, api } = await open();
  api.on('POST', '/mail-refusals', failure(404, 'This link is not valid any more. Write to us.'));
  await user.click(await screen.findByRole('button', { name: 'Send me no more mails' }));
  expect(await screen.findByText('This link is not valid any more. Write to us.')).toBeInTheDocument();
});

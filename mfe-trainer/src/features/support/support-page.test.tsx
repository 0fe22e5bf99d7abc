import { failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, waitFor } from '@testing-library/react';
import { trainerHost } from '../../fake-trainer-host';
import remote from '../../remote';

function open() {
  const host = trainerHost();
  host.http.on('POST', '/support-type', {});
  return renderRoutes(remote.routes, { host, path: '/patron/basicdetails/support' });
}

const box = (name: string) => screen.findByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send Message' });

test('a message goes to the house as one from the trainer area, in the name of who is signed in', async () => {
  const { user, host } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Support' })).toBeInTheDocument();
  expect(await box('Name')).toHaveValue('Ananya Raghavan');
  expect(await box('Email')).toHaveValue('trainer@kaksha.test');
  await user.type(await box('Message'), '  The chart is empty.  ');
  expect(host.unsaved.get()).toEqual(['Your message is not sent yet.']);
  await user.click(send());
  expect(await screen.findByText('We have your message and answer by e-mail.')).toBeInTheDocument();
  expect(host.notices).toMatchObject([{ type: 'success', title: 'Message sent successfully!' }]);
  expect(host.http.callsTo('POST', '/support-type').map(({ body }) => body)).toEqual([
    { name: 'Ananya Raghavan', email: 'trainer@kaksha.test', message: 'The chart is empty.', type: 3 },
  ]);
  expect(await box('Message')).toHaveValue('');
  expect(host.unsaved.get()).toEqual([]);
});

test.each([
  ['Name', '', 'Name is required'],
  ['Email', '', 'Email is required'],
  ['Email', 'ananya at home', 'Invalid email address'],
  ['Message', '   ', 'Message is required'],
])('%s: %j is told to be wrong, and nothing is sent', async (name, text, message) => {
  const { user, host } = open();
  await user.type(await box('Message'), 'Hello');
  const field = await box(name);
  await user.clear(field);
  if (text) await user.type(field, text);
  await user.click(send());
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(host.http.callsTo('POST', '/support-type')).toEqual([]);
});

test('a message has room for 200 characters, and the page counts them', async () => {
  const { user } = open();
  const field = await box('Message');
  await user.click(field);
  await user.paste('x'.repeat(250));
  expect(field).toHaveValue('x'.repeat(200));
  expect(screen.getByText('200 of 200')).toBeInTheDocument();
});

test('a message that was not sent stays, with the reason', async () => {
  const { user, host } = open();
  host.http.on('POST', '/support-type', failure(429, 'You have written often today. Please try again later.'));
  await user.type(await box('Message'), 'Hello');
  await user.click(send());
  expect(await screen.findByText('You have written often today. Please try again later.')).toBeInTheDocument();
  expect(await box('Message')).toHaveValue('Hello');
  expect(host.notices).toEqual([]);
});

import { done, failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, waitFor } from '@testing-library/react';
import { trainerHost } from '../../fake-trainer-host';
import remote from '../../remote';

function open() {
  const host = trainerHost();
  host.http.on('POST', '/support-type', done());
  return renderRoutes(remote.routes, { host, path: '/patron/basicdetails/support' });
}

const box = (name: string) => screen.findByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send Message' });

test("sends a message from the trainer area with the user's name and address", async () => {
  const { user, host } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Support' })).toBeInTheDocument();
  expect(await box('Name')).toHaveValue('Ananya Raghavan');
  expect(await box('Email')).toHaveValue('trainer@kaksha.test');
  await user.type(await box('Message'), '  The chart is empty.  ');
  expect(host.unsaved.get()).toEqual(['Your message is not sent yet.']);
  await user.click(send());
  expect(await screen.findByText('We have your message and answer by e-mail.')).toBeInTheDocument();
  expect(host.notices).toMatchObject([{ type: 'success', title: 'Message sent successfully!', duration: 2000 }]);
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
])('%s: rejects %j without a request', async (name, text, message) => {
  const { user, host } = open();
  await user.type(await box('Message'), 'Hello');
  const field = await box(name);
  await user.clear(field);
  if (text) await user.type(field, text);
  await user.click(send());
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(host.http.callsTo('POST', '/support-type')).toEqual([]);
});

test('limits a message to 200 characters and shows the count', async () => {
  const { user } = open();
  const field = await box('Message');
  await user.click(field);
  await user.paste('x'.repeat(250));
  expect(field).toHaveValue('x'.repeat(200));
  expect(screen.getByText('200 of 200')).toBeInTheDocument();
});

const often = 'You have written often today. Please try again later.';
test.each([
  ['the text of the server', failure(429, often), often],
  ['a general text without a network', new Error('offline'), 'Something went wrong. Please try again later.'],
])('keeps a message that failed to send and shows %s', async (_which, answer, message) => {
  const { user, host } = open();
  host.http.on('POST', '/support-type', answer);
  await user.type(await box('Message'), 'Hello');
  await user.click(send());
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(await box('Message')).toHaveValue('Hello');
  expect(host.notices).toEqual([]);
});

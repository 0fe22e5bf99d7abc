import { done, failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, waitFor, within } from '@testing-library/react';
import { catalogueHost } from '../../fake-catalogue';
import remote from '../../remote';

async function open(host = catalogueHost()) {
  const opened = renderRoutes(remote.routes, { host, path: '/contact' });
  await screen.findByRole('heading', { level: 1 });
  const type = (name: string, text: string) => opened.user.type(screen.getByRole('textbox', { name }), text);
  await type('Name', ' Asha ');
  await type('Email', 'Asha@Example.COM');
  await type('Phone', '98 765-4321099');
  await type('Message', ' Hello there ');
  const send = () => opened.user.click(screen.getByRole('button', { name: 'Send Message' }));
  return { ...opened, send };
}

test('shows the address, the contact details and their purposes, and links to a map', async () => {
  await open();
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(crumbs.getByText('Contact')).toBeInTheDocument();
  const reach = within(screen.getByRole('region', { name: 'Contact information' }));
  expect(reach.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', 'tel:+911140001234');
  expect(reach.getByRole('link', { name: 'support@kaksha.test' })).toBeInTheDocument();
  expect(reach.getAllByText(/New Delhi/)[0]).toBeInTheDocument();
  expect(reach.getByRole('link', { name: /LinkedIn/ })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(reach.getByRole('link', { name: 'Open the map' })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('heading', { name: 'Send us a Message' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Our vision' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Our mission' })).toBeInTheDocument();
});

test('sends a trimmed message of type 5, thanks the user and empties the form', async () => {
  const host = catalogueHost();
  host.http.on('POST', '/support-type', done());
  const { send } = await open(host);
  expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('98 765-432');
  await send();
  expect(await screen.findByText('Thank you for contacting us! We will get back to you soon.')).toBeInTheDocument();
  expect(host.http.callsTo('POST', '/support-type')[0]?.body).toEqual({
    name: 'Asha',
    email: 'asha@example.com',
    phone: '98765432',
    message: 'Hello there',
    type: 5,
  });
  expect(host.notices.map(({ title }) => title)).toEqual(['Message sent successfully!']);
  for (const name of ['Name', 'Email', 'Phone', 'Message'])
    expect(screen.getByRole('textbox', { name })).toHaveValue('');
});

test('shows the server’s message, also on its field, and keeps the form', async () => {
  const host = catalogueHost();
  const fields = { message: 'Message is required' };
  host.http.on('POST', '/support-type', failure(400, 'Message is required.', { fields }));
  const { send } = await open(host);
  await send();
  await waitFor(() => expect(host.notices[0]).toMatchObject({ type: 'error', title: 'Message is required.' }));
  expect(await screen.findByText('Message is required')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(' Hello there ');
});

test.each([
  [
    'the answer’s own words',
    { data: { status: 'error', error: 'The letter box is full.' }, status: 200 },
    'The letter box is full.',
  ],
  ['a sentence for an answer without words', { data: { status: 'error' }, status: 200 }, 'Failed to send message'],
])('reports a message that was not accepted: %s', async (_what, answer, message) => {
  const host = catalogueHost();
  jest.spyOn(host.http, 'post').mockResolvedValue(answer);
  const { send } = await open(host);
  await send();
  await waitFor(() => expect(host.notices[0]).toMatchObject({ type: 'error', title: message }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(' Asha ');
});

test.each([
  ['without a network', new Error('no network'), 'Something went wrong. Please try again later.'],
  ['by a server that says nothing', failure(500, ''), 'Something went wrong. Please try again later.'],
])('keeps the form when the message was not sent: %s', async (_how, answer, message) => {
  const host = catalogueHost();
  host.http.on('POST', '/support-type', answer);
  const { send } = await open(host);
  await send();
  await waitFor(() => expect(host.notices[0]).toMatchObject({ type: 'error', title: message }));
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(' Hello there ');
});

test('limits a message to 200 characters', async () => {
  const { user } = await open();
  const field = screen.getByRole('textbox', { name: 'Message' });
  await user.clear(field);
  await user.click(field);
  await user.paste('x'.repeat(250));
  expect(field).toHaveValue('x'.repeat(200));
  expect(screen.getByText('200 of 200')).toBeInTheDocument();
});

test('loads the map of OpenStreetMap only after a press', async () => {
  const { user } = await open();
  const show = await screen.findByRole('button', { name: 'Show the map' });
  // The card states the position instead of drawing streets that do not exist.
  expect(screen.getByText(/^28\.\d{4}° N, 77\.\d{4}° E$/)).toBeInTheDocument();
  expect(document.querySelector('iframe')).toBeNull();
  await user.click(show);
  const frame = screen.getByTitle(/^Map: 4th Floor, 12 Barakhamba Road/);
  expect(frame).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=77\./),
  );
  expect(frame).toHaveAttribute('sandbox');
});

test('the fields have placeholders, input types and a message of five rows', async () => {
  await open();
  const field = (name: string) => screen.getByRole('textbox', { name });
  expect(field('Name')).toHaveAttribute('placeholder', 'Your Name');
  expect(field('Email')).toHaveAttribute('placeholder', 'Your Email');
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Phone')).toHaveAttribute('placeholder', 'Your Phone Number');
  expect(field('Phone')).toHaveAttribute('type', 'tel');
  expect(field('Phone')).toHaveAttribute('maxlength', '10');
  expect(field('Message')).toHaveAttribute('placeholder', 'Your Message');
  expect(field('Message')).toHaveAttribute('rows', '5');
});

test('keeps a message that was changed while it was sent', async () => {
  const host = catalogueHost();
  let answer = (_: unknown) => {};
  host.http.on('POST', '/support-type', () => new Promise((resolve) => (answer = resolve)));
  const { send, user } = await open(host);
  await send();
  await waitFor(() => expect(host.http.callsTo('POST', '/support-type')).toHaveLength(1));
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'again');
  answer(done());
  await waitFor(() => expect(host.notices).toHaveLength(1));
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(' Hello there again');
});

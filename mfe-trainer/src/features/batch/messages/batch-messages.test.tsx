import type { BatchMessageWire } from '@kaksha/api-client/generated/wire';
import { failure } from '@kaksha/testing/fake-http';
import { screen, waitFor, within } from '@testing-library/react';
import { openBatch } from '../fake-batch-page';

const sent = (over: Partial<BatchMessageWire> = {}): BatchMessageWire => ({
  id: 1,
  batch_id: 7,
  trainer_name: 'Ananya Raghavan',
  message: 'Please install Docker.',
  is_to_all: true,
  recipients: 17,
  created_at: '2026-01-12T10:00:00.000Z',
  ...over,
});

const open = (messages: unknown = [sent()]) => openBatch('messages', { answers: { messages } });

test('lists the messages that were sent to the batch', async () => {
  await open();
  const list = within(await screen.findByRole('list', { name: 'Sent messages' }));
  expect(list.getByText('Please install Docker.')).toBeInTheDocument();
  expect(list.getByText(/^Sent to 17 learners, 12 Jan 2026/)).toBeInTheDocument();
});

test('says when a message went to chosen learners', async () => {
  await open([sent({ is_to_all: false, recipients: 2 })]);
  expect(await screen.findByText(/^Sent to 2 chosen learners/)).toBeInTheDocument();
});

test('writes to all learners of the batch', async () => {
  const { user, host } = await open([]);
  host.http.on('POST', '/classes/7/messages', sent({ id: 2, message: 'See you tomorrow.', recipients: 1 }));
  expect(await screen.findByText('You have not written to this batch yet.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send to the batch' }));
  expect(await screen.findByText('Message is required')).toBeInTheDocument();
  const field = screen.getByRole('textbox', { name: 'Message to all learners' });
  await user.type(field, ' See you tomorrow. ');
  await user.click(screen.getByRole('button', { name: 'Send to the batch' }));
  const list = within(await screen.findByRole('list', { name: 'Sent messages' }));
  expect(list.getByText('See you tomorrow.')).toBeInTheDocument();
  expect(field).toHaveValue('');
  expect(host.http.callsTo('POST', '/classes/7/messages')[0]?.body).toEqual({ message: 'See you tomorrow.' });
  expect(host.notices[0]).toMatchObject({
    title: 'Message sent',
    description: 'It goes to 1 learner in the app and by e-mail.',
  });
});

test('keeps the text when the server refuses it', async () => {
  const { user, host } = await open([]);
  host.http.on('POST', '/classes/7/messages', failure(409, 'This batch has no learners yet.'));
  await user.type(await screen.findByRole('textbox', { name: 'Message to all learners' }), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send to the batch' }));
  expect(await screen.findByText('This batch has no learners yet.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Message to all learners' })).toHaveValue('Hello');
});

test('keeps a text that was changed while the message was sent', async () => {
  const { user, host } = await open([]);
  let answer = (_: unknown) => {};
  host.http.on('POST', '/classes/7/messages', () => new Promise((resolve) => (answer = resolve)));
  const field = await screen.findByRole('textbox', { name: 'Message to all learners' });
  await user.type(field, 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send to the batch' }));
  await waitFor(() => expect(host.http.callsTo('POST', '/classes/7/messages')).toHaveLength(1));
  await user.type(field, ', and bring a laptop.');
  answer(sent({ id: 2, message: 'Hello' }));
  await waitFor(() => expect(host.notices[0]).toMatchObject({ title: 'Message sent' }));
  expect(field).toHaveValue('Hello, and bring a laptop.');
});

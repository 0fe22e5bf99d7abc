import * as limits from '@kaksha/domain/limits';
import { done, failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, waitFor, within } from '@testing-library/react';
import { trainerHost } from '../../fake-trainer-host';
import remote from '../../remote';

const path = '/patron/basicdetails/verification';
const none = { standing: 'none', verified_until: null, can_request: true, request: null };
const document = { id: 4, kind: 'identity', file_name: 'card.pdf', file_size: 2048, removed: false };
const request = {
  id: 7,
  state: 'waiting',
  note: 'I teach since 2010.',
  created_at: '2026-01-12T10:00:00Z',
  decided_at: null,
  reason: null,
  documents: [document],
};
const waiting = { ...none, standing: 'waiting', can_request: false, request };

function open(stored: unknown = none) {
  const host = trainerHost();
  host.http.on('GET', '/trainer-verification', stored);
  return renderRoutes(remote.routes, { host, path });
}
const pdf = (name = 'card.pdf', size = 10) => new File([new Uint8Array(size)], name, { type: 'application/pdf' });
const files = () => screen.findByLabelText(/^Documents/);
const press = (name: string) => screen.getByRole('button', { name });

test('sends the chosen documents with their kinds, one after the other, and the note', async () => {
  const { user, host } = open();
  await user.upload(await files(), [pdf(), pdf('bill.pdf')]);
  const chosen = within(screen.getByRole('list', { name: 'Chosen documents' }));
  await user.selectOptions(chosen.getByRole('combobox', { name: 'What bill.pdf is' }), 'Proof of address');
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'I teach since 2010.');
  host.http.on('POST', '/trainer-verification/documents', waiting);
  await user.click(press('Send request'));
  expect(
    await screen.findByText('An administrator looks at your documents. You get a mail with the decision.'),
  ).toBeVisible();
  const sent = host.http.callsTo('POST', '/trainer-verification/documents').map(({ body }) => body as FormData);
  expect(sent.map((form) => [form.get('kind'), form.get('note')])).toEqual([
    ['identity', 'I teach since 2010.'],
    ['address', 'I teach since 2010.'],
  ]);
  expect(host.notices[0]).toMatchObject({ title: 'Your request is sent' });
});

test('a file of another type or size is not chosen', async () => {
  const { user } = open();
  const input = await files();
  await user.upload(input, pdf('large.pdf', limits.verification.fileBytes + 1));
  expect(await screen.findByText('Please choose a file of at most 10 MB')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Chosen documents' })).not.toBeInTheDocument();
  await user.upload(
    input,
    Array.from({ length: 6 }, (_, index) => pdf(`${index}.pdf`)),
  );
  expect(await screen.findByText('Please choose at most 5 documents')).toBeInTheDocument();
  expect(screen.getAllByRole('combobox')).toHaveLength(5);
});

test('asks for a document before it sends', async () => {
  const { user, host } = open();
  await files();
  await user.click(press('Send request'));
  expect(await screen.findByText('Please choose a document')).toBeInTheDocument();
  expect(host.http.callsTo('POST', '/trainer-verification/documents')).toEqual([]);
});

test('documents that were not sent stay chosen, with the reason', async () => {
  const { user, host } = open();
  await user.upload(await files(), pdf());
  host.http.on('POST', '/trainer-verification/documents', failure(500, 'The storage is full.'));
  await user.click(press('Send request'));
  expect(await screen.findByText('The storage is full.')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'What card.pdf is' })).toBeInTheDocument();
});

test('a request that waits shows its documents, and can be withdrawn', async () => {
  const { user, host } = open(waiting);
  const sent = within(await screen.findByRole('list', { name: 'Sent documents' }));
  expect(sent.getByText('card.pdf')).toBeInTheDocument();
  expect(screen.getByText('I teach since 2010.')).toBeInTheDocument();
  await user.click(press('Withdraw request'));
  host.http.on('DELETE', '/trainer-verification', done());
  host.http.on('GET', '/trainer-verification', none);
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Not verified')).toBeInTheDocument();
  expect(host.notices[0]).toMatchObject({ title: 'The request is withdrawn' });
});

test.each([
  [
    { standing: 'verified', verified_until: '2028-11-29', can_request: false },
    'You are verified until 29 Nov 2028.',
    false,
  ],
  [
    { standing: 'expired', verified_until: '2025-11-29', can_request: true },
    /Your verification ended on 29 Nov 2025/,
    true,
  ],
])('shows %o', async (over, text, asks) => {
  open({ ...none, ...over });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send request' }) !== null).toBe(asks);
});

test('a refusal shows the reason, and the trainer can ask again', async () => {
  open({ ...none, standing: 'refused', request: { ...request, state: 'refused', reason: 'The card is unreadable.' } });
  expect(await screen.findByText('The card is unreadable.')).toBeInTheDocument();
  await waitFor(() => expect(press('Send request')).toBeInTheDocument());
});

import type { StoredSupportLinks } from '@kaksha/api-client/trainer-settings';
import { noSupportLinks } from '@kaksha/domain/trainer-rules';
import { sessionEnded } from '@kaksha/testing/fake-host';
import { failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { answerSecondSave, testSecondSave } from '@kaksha/testing/second-save';
import { supportLinksWire } from '@kaksha/testing/wire/trainer-area';
import { act, screen, waitFor } from '@testing-library/react';
import { trainerHost } from '../../fake-trainer-host';
import remote from '../../remote';

const path = '/patron/basicdetails/supportLink';
const call = '/trainer-support/3';

const none: StoredSupportLinks = { ...noSupportLinks, updatedAt: null, version: 1 };
const some: StoredSupportLinks = {
  ...none,
  supportEmail: 'help@ananya.test',
  supportContact: '9800000000',
  whatsappLink: 'https://wa.me/919800000000',
  updatedAt: '2026-01-02T10:00:00Z',
};

function open(stored: unknown) {
  const host = trainerHost();
  host.http.on('GET', call, stored);
  return renderRoutes(remote.routes, { host, path });
}

const field = (name: string) => screen.findByRole('textbox', { name });
const update = () => screen.getByRole('button', { name: 'Update' });

test('shows the six links with the right input types', async () => {
  open(supportLinksWire(some));
  expect(await screen.findByRole('heading', { level: 1, name: 'Support links' })).toBeInTheDocument();
  for (const [name, type, value] of [
    ['Support Email', 'email', some.supportEmail],
    ['Support Contact', 'tel', some.supportContact],
    ['WhatsApp Link', 'url', some.whatsappLink],
    ['Telegram Link', 'url', ''],
    ['Other Live Support Link', 'url', ''],
    ['Website', 'url', ''],
  ] as const) {
    const box = await field(name);
    expect(box).toHaveAttribute('type', type);
    expect(box).toHaveValue(value);
  }
});

test('adds the first links', async () => {
  const { user, host } = open(supportLinksWire(none));
  host.http.on(
    'POST',
    '/trainer-support',
    supportLinksWire({ ...none, supportEmail: 'help@ananya.test', updatedAt: 'now' }),
  );
  await user.type(await field('Support Email'), 'help@ananya.test');
  await user.click(update());
  await waitFor(() =>
    expect(host.notices).toMatchObject([{ type: 'success', title: 'Support links added successfully!' }]),
  );
  expect(host.http.callsTo('POST', '/trainer-support')[0]?.body).toMatchObject({
    trainer_id: 3,
    support_email: 'help@ananya.test',
    telegram_link: '',
  });
});

test("updates stored links and shows the server's version as saved", async () => {
  const { user, host } = open(supportLinksWire(some));
  host.http.on('PUT', call, supportLinksWire({ ...some, telegramLink: 'https://t.me/ananya' }));
  await user.type(await field('Telegram Link'), 'https://t.me/ananya/');
  expect(host.unsaved.get()).toEqual(['Your support links are not saved yet.']);
  await user.click(update());
  await waitFor(() =>
    expect(host.notices).toMatchObject([{ type: 'success', title: 'Support links updated successfully!' }]),
  );
  expect(await field('Telegram Link')).toHaveValue('https://t.me/ananya');
  expect(host.unsaved.get()).toEqual([]);
  expect(host.http.callsTo('PUT', call)[0]?.body).toEqual({
    trainer_id: 3,
    support_email: 'help@ananya.test',
    support_contact: '9800000000',
    whatsapp_link: 'https://wa.me/919800000000',
    telegram_link: 'https://t.me/ananya/',
    other_support_link: '',
    website_link: '',
    version: 1,
  });
});

test.each([
  ['Support Email', 'help at ananya', 'Please enter a valid email address'],
  ['Support Contact', 'call me', 'Please enter a phone number'],
  ['WhatsApp Link', 'https://example.com/me', 'Please paste a WhatsApp link that begins with https://'],
  ['Telegram Link', 'http://t.me/ananya', 'Please paste a Telegram link that begins with https://'],
  ['Other Live Support Link', 'javascript:alert(1)', 'Please paste a link that begins with https://'],
  ['Website', 'ananya.dev', 'Please paste a link that begins with https://'],
])('%s: rejects %j without a request', async (name, text, message) => {
  const { user, host } = open(supportLinksWire(none));
  const box = await field(name);
  await user.type(box, text);
  await user.click(update());
  await waitFor(() => expect(box).toHaveAccessibleDescription(message));
  expect(box).toHaveFocus();
  expect(box).toHaveValue(text);
  expect(host.http.callsTo('POST', '/trainer-support')).toEqual([]);
});

test("shows the server's field errors and keeps the typed values", async () => {
  const { user, host } = open(supportLinksWire(some));
  host.http.on('PUT', call, failure(400, 'No.', { fields: { website_link: 'That site does not answer' } }));
  await user.type(await field('Website'), 'https://ananya.dev');
  await user.click(update());
  await waitFor(async () => expect(await field('Website')).toHaveAccessibleDescription('That site does not answer'));
  expect(await field('Website')).toHaveValue('https://ananya.dev');
  expect(host.unsaved.get()).toHaveLength(1);
});

test('shows a failed save above the form, and the next try saves', async () => {
  const { user, host } = open(supportLinksWire(some));
  host.http.on('PUT', call, new Error('offline'));
  await user.type(await field('Website'), 'https://ananya.dev');
  await user.click(update());
  expect(await screen.findByText(/No response from server/)).toBeInTheDocument();
  host.http.on('PUT', call, supportLinksWire({ ...some, websiteLink: 'https://ananya.dev/' }));
  await user.click(update());
  await waitFor(() => expect(host.notices).toHaveLength(1));
});

test('saves the links after the user signed in over the page', async () => {
  const { user, host } = open(supportLinksWire(some));
  await user.type(await field('Website'), 'https://ananya.dev');
  const answers: unknown[] = [failure(401, 'Please sign in.')];
  host.http.on('PUT', call, () => answers.shift() ?? supportLinksWire({ ...some, websiteLink: 'https://ananya.dev/' }));
  await user.click(update());
  await waitFor(() => expect(host.notices).toMatchObject([{ title: 'Support links updated successfully!' }]));
  expect(host.session.signInRequests).toEqual([sessionEnded]);
  expect(await field('Website')).toHaveValue('https://ananya.dev/');
});

test('shows a skeleton while the links load', async () => {
  const { host } = open(pending);
  expect(await screen.findByText('Support links are loading')).toBeInTheDocument();
  expect(host.pageDescriptions.at(-1)).toMatchObject({ title: 'Support links', noindex: true });
});

test('shows that the links did not load, and Retry loads them', async () => {
  const { user, host } = open(failure(500, 'Database unavailable.'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Support links did not load.*Database unavailable/);
  host.http.on('GET', call, supportLinksWire(some));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await field('Support Email')).toHaveValue('help@ananya.test');
});

test('keeps what was typed while the links were saved, as unsaved', async () => {
  const { user, host } = open(supportLinksWire(some));
  let answer = (_: unknown) => {};
  host.http.on('PUT', call, () => new Promise((resolve) => (answer = resolve)));
  await user.type(await field('Website'), 'https://ananya.dev');
  await user.click(update());
  await waitFor(() => expect(host.http.callsTo('PUT', call)).toHaveLength(1));
  await user.type(await field('Telegram Link'), 'https://t.me/ananya');
  answer(supportLinksWire({ ...some, websiteLink: 'https://ananya.dev/' }));
  await waitFor(async () => expect(await field('Website')).toHaveValue('https://ananya.dev/'));
  expect(await field('Telegram Link')).toHaveValue('https://t.me/ananya');
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  expect(host.unsaved.get()).toEqual(['Your support links are not saved yet.']);
});

test('shows links that were changed elsewhere since the last visit, and keeps a typed one', async () => {
  const { user, host, router } = open(supportLinksWire(some));
  await field('Website');
  await act(() => router.navigate('/elsewhere'));
  let answer = (_: unknown) => {};
  host.http.on('GET', call, () => new Promise((resolve) => (answer = resolve)));
  await act(() => router.navigate(path));
  expect(await field('Support Email')).toHaveValue(some.supportEmail);
  await user.type(await field('Website'), 'https://ananya.dev');
  answer(supportLinksWire({ ...some, supportEmail: 'new@ananya.test', websiteLink: 'https://old.example' }));
  await waitFor(async () => expect(await field('Support Email')).toHaveValue('new@ananya.test'));
  expect(await field('Website')).toHaveValue('https://ananya.dev');
  expect(host.unsaved.get()).toEqual(['Your support links are not saved yet.']);
});

const moved = {
  call: ['PUT', call] as const,
  stored: supportLinksWire({ ...some, whatsappLink: '', version: 2 }),
};
testSecondSave('a support link that the other tab removed', {
  ...moved,
  record: 'list of links',
  label: 'WhatsApp Link',
  shown: { mine: 'https://wa.me/911', theirs: 'Nothing' },
  async save() {
    const { user, host } = open(supportLinksWire(some));
    answerSecondSave(host, moved);
    await user.clear(await field('WhatsApp Link'));
    await user.type(await field('WhatsApp Link'), 'https://wa.me/911');
    await user.click(update());
    return host;
  },
  sent: { mine: { whatsapp_link: 'https://wa.me/911' }, theirs: { whatsapp_link: '' } },
  expectTyped: () => expect(screen.getByRole('textbox', { name: 'WhatsApp Link' })).toHaveValue('https://wa.me/911'),
});

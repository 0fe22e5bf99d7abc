import { defaultSettings } from '@kaksha/domain/site-settings';
import { createFakeHost } from '@kaksha/testing/fake-host';
import { failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { screen, within } from '@testing-library/react';
import remote from '../../remote';
import { fieldLabels } from './sections';

const { maintenance } = defaultSettings(10);
const builtIn = {
  brand: {
    ...{ name: 'Kaksha', tagline: 'Live courses', logo: null },
    ...{ accent: null, accent_dark: null, accent_text: null, accent_text_dark: null },
  },
  contact: {
    ...{ support_email: 'support@kaksha.test', phone: '+91 11 4000 1234', address: '12 Barakhamba Road' },
    ...{ city: 'New Delhi', latitude: 28.6304, longitude: 77.2277 },
    social_pages: [
      { name: 'LinkedIn', address: 'https://www.linkedin.com/company/kaksha' },
      { name: 'Facebook', address: 'https://www.facebook.com/kaksha' },
    ],
  },
  banner: { text: '', link_label: null, link_address: null, from: null, to: null, audience: 'everyone' },
  maintenance,
  fees: { platform_fee_percent: 10 },
  extensions: { off: [] },
  flags: { values: [] },
  remotes: { values: [] },
};
const state = (value: object, version = 0) => ({
  version,
  saved_at: version ? '2026-01-14T06:30:00.000Z' : null,
  saved_by: version ? 'Asha' : null,
  value,
});
const stored = (over: object = {}) => ({
  brand: state(builtIn.brand),
  contact: state(builtIn.contact),
  banner: state(builtIn.banner),
  maintenance: state(builtIn.maintenance),
  fees: state(builtIn.fees),
  extensions: state(builtIn.extensions),
  flags: state(builtIn.flags),
  remotes: state(builtIn.remotes),
  ...over,
});

function open(section: string, answer: unknown = stored()) {
  const host = createFakeHost({ as: 'admin' });
  host.http.on('GET', '/admin/settings', answer);
  return renderRoutes(remote.routes, { host, path: `/admin/settings?section=${section}` });
}

test('a section shows its values, and a save sends them with the version that was loaded', async () => {
  const { user, host } = open('banner', stored({ banner: state({ ...builtIn.banner, text: 'Old' }, 3) }));
  const text = await screen.findByRole('textbox', { name: 'Text' });
  expect(text).toHaveValue('Old');
  expect(screen.getByText('Version 3')).toBeInTheDocument();
  host.http.on('PUT', '/admin/settings/banner', state({ ...builtIn.banner, text: 'New' }, 4));
  await user.clear(text);
  await user.type(text, 'New');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Version 4')).toBeInTheDocument();
  const [sent] = host.http.calls.filter(({ method }) => method === 'PUT');
  expect(sent?.body).toMatchObject({ version: 3, value: { text: 'New', audience: 'everyone', from: null } });
});

test('a colour whose text cannot be read is refused beside its field, without a call', async () => {
  const { user } = open('brand');
  await user.type(await screen.findByLabelText(/Accented text on light pages/), '#f6a21b');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(/contrast of 2\.0 on light pages; AA asks for 4\.5/))[0]).toBeInTheDocument();
});

test('pages elsewhere are one a line, and a line without an address is refused', async () => {
  const { user } = open('contact');
  const pages = await screen.findByRole('textbox', { name: /Pages elsewhere/ });
  expect(pages).toHaveDisplayValue(/^LinkedIn https:\/\/www\.linkedin\.com\/company\/kaksha\nFacebook /);
  await user.clear(pages);
  await user.type(pages, 'Mastodon');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(/Each line is a name, a space and an address/))[0]).toBeInTheDocument();
});

test('the history lists every version, and Restore makes one the next', async () => {
  const { user, host } = open('fees', stored({ fees: state({ platform_fee_percent: 12 }, 1) }));
  const built = { version: 0, saved_at: null, saved_by: null, restored: null };
  host.http.on('GET', '/admin/settings/fees/versions', [
    {
      ...built,
      ...{ version: 1, saved_at: '2026-01-14T06:30:00.000Z', saved_by: 'Asha' },
      texts: [{ field: 'platform_fee_percent', text: '12' }],
    },
    { ...built, texts: [{ field: 'platform_fee_percent', text: '10' }] },
  ]);
  host.http.on('POST', '/admin/settings/fees/restore', stored({ fees: state({ platform_fee_percent: 10 }, 2) }));
  await user.click(await screen.findByRole('button', { name: 'History' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'History: Fees' }));
  expect(await dialog.findByText('In force')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Restore the built-in settings' }));
  expect(await screen.findByText('Version 2')).toBeInTheDocument();
  expect(screen.getByRole('spinbutton', { name: /Platform fee/ })).toHaveValue(10);
});

test('the history names each field, each moment and the readers of a banner as the form does', async () => {
  const { user, host } = open('banner');
  const texts = [
    { field: 'from', text: '2026-01-14T06:30:00.000Z' },
    { field: 'to', text: '–' },
    { field: 'audience', text: 'visitors' },
  ];
  host.http.on('GET', '/admin/settings/banner/versions', [
    { version: 0, saved_at: null, saved_by: null, restored: null, texts },
  ]);
  await user.click(await screen.findByRole('button', { name: 'History' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'History: Banner' }));
  expect(await dialog.findByText('14 Jan, 6:30 AM')).toBeInTheDocument();
  expect(
    dialog
      .getAllByRole('definition')
      .map((value) => value.textContent)
      .slice(1),
  ).toEqual(['–', 'Visitors who are not signed in']);
});

test('every field of every section has a label in the history', () => {
  const fields = Object.values(defaultSettings(10)).flatMap((section) => Object.keys(section));
  const onWire = fields.map((field) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  expect(onWire.filter((field) => !(field in fieldLabels))).toEqual([]);
});

test('the tabs lead to the other sections by their address', async () => {
  const { user, router } = open('banner');
  await user.click(await screen.findByRole('tab', { name: 'Maintenance' }));
  expect(await screen.findByRole('checkbox', { name: 'The site is in maintenance' })).not.toBeChecked();
  expect(router.state.location.search).toBe('?section=maintenance');
});

test('shows that the settings did not load, and Retry loads them', async () => {
  const { user, host } = open('fees', failure(500, 'Database unavailable.'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/The settings did not load/);
  host.http.on('GET', '/admin/settings', stored());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('form', { name: 'Fees' })).toBeInTheDocument();
});

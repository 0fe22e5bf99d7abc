import { eq } from 'drizzle-orm';
import { buy, makeShop, type Shop } from '../../../test/order-fixtures';
import { signIn, type TestUser } from '../../../test/test-app';
import { ledgerEntries, ledgerTransfers } from '../../platform/database/schema/ledger';
import { auditLog } from '../../platform/database/schema/platform';
import { openSiteSettings } from '../../platform/site-settings/store';

let shop: Shop;
let admin: TestUser;
beforeAll(async () => {
  shop = await makeShop({ platformFeePercent: 10 });
  admin = await signIn(shop, 'settings@kaksha.test', { admin: true });
});
afterAll(() => shop.close());

const read = async () => (await shop.call('GET', '/admin/settings', { token: admin.token })).body.data.results;
const save = (section: string, value: object, version?: number) =>
  shop.call('PUT', `/admin/settings/${section}`, { token: admin.token, body: { value, version } });
const restore = (section: string, restored: number, version?: number) =>
  shop.call('POST', `/admin/settings/${section}/restore`, { token: admin.token, body: { restored, version } });
const versions = async (section: string) =>
  (await shop.call('GET', `/admin/settings/${section}/versions`, { token: admin.token })).body.data.results;

const banner = { text: '', link_label: null, link_address: null, from: null, to: null, audience: 'everyone' };

test('without stored settings the built-in ones are in force, as version 0', async () => {
  const settings = await read();
  expect(settings.brand).toMatchObject({ version: 0, saved_at: null, saved_by: null, value: { name: 'Kaksha' } });
  expect(settings.fees.value).toEqual({ platform_fee_percent: 10, verified_trainers_only: false });
  expect(await versions('fees')).toEqual([
    {
      version: 0,
      saved_at: null,
      saved_by: null,
      restored: null,
      texts: [
        { field: 'platform_fee_percent', text: '10' },
        { field: 'verified_trainers_only', text: 'No' },
      ],
    },
  ]);
});

test('learners and trainers neither read nor change settings', async () => {
  for (const { token } of [shop.learner, shop.trainer]) {
    expect((await shop.call('GET', '/admin/settings', { token })).status).toBe(403);
    const answer = await shop.call('PUT', '/admin/settings/banner', { token, body: { value: banner } });
    expect(answer.status).toBe(403);
  }
});

test('a save is the next version, names its administrator and is in the audit log', async () => {
  const saved = await save('banner', { ...banner, text: ' Holidays ' }, 0);
  expect(saved.body.data.results).toMatchObject({ version: 1, saved_by: 'Settings' });
  const log = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'settings.save'));
  expect(log).toMatchObject([{ actorId: admin.userId, detail: { section: 'banner', version: 1 } }]);
});

test('a save with an outdated version is refused and shows the stored section', async () => {
  const { version } = (await read()).banner;
  expect((await save('banner', { ...banner, text: 'One' }, version)).status).toBe(200);
  const refused = await save('banner', { ...banner, text: 'Other' }, version);
  expect(refused.body).toMatchObject({
    code: 'EDIT_CONFLICT',
    stored: { version: version + 1, value: { text: 'One' } },
  });
});

test('an earlier version comes back as the next one, and version 0 brings the built-in values back', async () => {
  const { version } = (await read()).banner;
  await save('banner', { ...banner, text: 'Wrong' });
  const restored = await restore('banner', version);
  expect(restored.body.data.results.banner).toMatchObject({ version: version + 2, value: { text: 'One' } });
  await restore('banner', 0);
  expect((await read()).banner.value).toEqual(banner);
  expect((await versions('banner'))[0]).toMatchObject({ version: version + 3, restored: 0 });
  expect((await restore('banner', 999)).body.code).toBe('SETTING_VERSION_NOT_FOUND');
});

test('colours whose text cannot be read are refused with the contrast that they have', async () => {
  const { value } = (await read()).brand;
  const refused = await save('brand', { ...value, accent_text: '#f6a21b' });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['accent_text']]);
  expect(refused.body.error).toMatch(/contrast of 2\.\d .*AA asks for 4\.5/);
  expect((await save('brand', { ...value, accent_text: '#8a4b00', accent: '#0a58ca' })).status).toBe(200);
  await restore('brand', 0);
});

test.each([
  ['contact', { support_email: 'no address' }, 'support_email'],
  ['contact', { social_pages: [{ name: 'X', address: 'javascript:alert(1)' }] }, 'social_pages'],
  ['banner', { link_label: 'Read', link_address: '//evil.example' }, 'link_address'],
  ['banner', { from: '2026-02-02T00:00:00.000Z', to: '2026-02-01T00:00:00.000Z' }, 'to'],
  ['fees', { platform_fee_percent: 51 }, 'platform_fee_percent'],
])('returns 400 and names the field of %s for %j', async (section, change, field) => {
  const { value } = (await read())[section];
  const answer = await save(section, { ...value, ...change });
  expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
});

test('a stored fee applies to later payments and leaves the ledger of earlier ones', async () => {
  const entries = async (orderId: number) =>
    (
      await shop.db
        .select({ line: ledgerEntries.line, amount: ledgerEntries.amountMinor })
        .from(ledgerEntries)
        .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
        .where(eq(ledgerTransfers.orderId, orderId))
    ).filter(({ line }) => line === 'platform-fee');
  const before = await buy(shop, await signIn(shop, 'fee-before@example.com'));
  const earlier = await entries(before.id);
  expect(earlier).toHaveLength(2);
  await save('fees', { platform_fee_percent: 20 });
  const after = await buy(shop, await signIn(shop, 'fee-after@example.com'));
  const [ten] = earlier;
  const [twenty] = await entries(after.id);
  expect(Math.abs(twenty?.amount ?? 0)).toBe(2 * Math.abs(ten?.amount ?? 0));
  expect(await entries(before.id)).toEqual(earlier);
  await restore('fees', 0);
});

test('in maintenance changes are refused except those of administrators, and pages stay readable', async () => {
  await save('maintenance', { on: true, message: 'Back at ten.', until: null });
  const { token } = shop.learner;
  const refused = await shop.call('POST', '/payment/orders', { token, body: {} });
  expect(refused).toMatchObject({ status: 503, body: { code: 'MAINTENANCE', error: 'Back at ten.' } });
  expect(refused.headers['retry-after']).toBe('120');
  expect((await shop.call('GET', '/patrons-registration/GetAllCourses')).status).toBe(200);
  const code = { emailId: 'visitor@example.com' };
  expect((await shop.call('POST', '/patrons-registration/SendEmailOtp', { body: code })).status).toBe(200);
  // Not a demo account.
  expect((await shop.call('POST', '/dev/session', { body: code })).status).toBe(403);
  expect((await save('maintenance', { on: false, message: '', until: null })).status).toBe(200);
  expect((await shop.call('POST', '/payment/orders', { token, body: {} })).status).toBe(400);
});

test('in maintenance, programs are not refused: providers, unsubscribing mail programs and what browsers report', async () => {
  const before = (await read()).maintenance.version;
  await save('maintenance', { on: true, message: '', until: null });
  const calls = [
    ['/payment/webhook', {}],
    ['/webhooks/mail/generic', {}],
    ['/mail-refusals?key=unknown', undefined],
    ['/notification-preferences/unsubscribe?key=unknown', undefined],
    ['/newsletter/unsubscribe?key=unknown', undefined],
    ['/telemetry', {}],
    ['/csp-reports', {}],
  ] as const;
  const codes = await Promise.all(
    calls.map(async ([path, body]) => (await shop.call('POST', path, { body })).body?.code),
  );
  expect(codes).not.toContain('MAINTENANCE');
  expect((await shop.call('POST', '/support', { body: {} })).body.code).toBe('MAINTENANCE');
  await restore('maintenance', before);
});

test('an announced end of the maintenance is the time to try again', async () => {
  const until = new Date(Date.now() + 600_000).toISOString();
  await save('maintenance', { on: true, message: '', until });
  const refused = await shop.call('POST', '/payment/orders', { token: shop.learner.token, body: {} });
  const seconds = Number(refused.headers['retry-after']);
  expect([seconds > 500, seconds <= 600]).toEqual([true, true]);
  await restore('maintenance', 0);
});

test('another process reads what was saved', async () => {
  const other = await openSiteSettings(shop.db, 10);
  let changes = 0;
  other.onChange(() => {
    changes += 1;
  });
  await other.reload();
  await save('banner', { ...banner, text: 'For all processes' });
  await other.reload();
  expect([other.current().banner.text, changes]).toEqual(['For all processes', 1]);
});

test('flags and settings of remotes are saved, and their history names them', async () => {
  const flags = { values: [{ key: 'public/new-wizard', value: '25%' }] };
  expect((await save('flags', flags)).body.data.results.value).toEqual(flags);
  const remotes = { values: [{ key: 'public/newest-posts', value: '5' }] };
  expect((await save('remotes', remotes)).body.data.results.value).toEqual(remotes);
  expect((await read()).flags.value).toEqual(flags);
  expect((await versions('flags')).map(({ texts }: { texts: object }) => texts)).toEqual([
    [{ field: 'values', text: 'public/new-wizard: 25%' }],
    [{ field: 'values', text: '–' }],
  ]);
});

test.each([
  ['flags', [{ key: 'public/new-wizard', value: '101%' }]],
  ['flags', [{ key: 'new-wizard', value: 'on' }]],
  [
    'flags',
    [
      { key: 'public/new-wizard', value: 'on' },
      { key: 'public/new-wizard', value: 'off' },
    ],
  ],
  ['remotes', [{ key: '../x', value: '5' }]],
  ['remotes', [{ key: 'public/a', value: 'x'.repeat(501) }]],
])('values of %s that no release can have are refused: %j', async (section, values) => {
  expect((await save(section, { values })).status).toBe(400);
});

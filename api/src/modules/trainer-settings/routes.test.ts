import { and, eq } from 'drizzle-orm';
import { addPicture, enrol } from '../../../test/authoring-fixtures';
import { addCourse, addLookups } from '../../../test/catalogue-fixtures';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../test/test-app';
import { batches } from '../../platform/database/schema/courses';
import { paymentConfigs } from '../../platform/database/schema/payments';
import { auditLog } from '../../platform/database/schema/platform';
import { accountNumberOf } from '../../platform/encryption/purposes';

let api: TestApp;
let trainer: TestUser;
let institute: TestUser;
let learner: TestUser;
let stranger: TestUser;
let admin: TestUser;

beforeAll(async () => {
  api = await makeTestApp();
  await addLookups(api.db);
  trainer = await signIn(api, 'trainer@kaksha.test', { registerAs: 'individual', name: 'Ananya Raghavan' });
  institute = await signIn(api, 'institute@kaksha.test', {
    registerAs: 'institute',
    name: 'Orbit School',
    ownerName: 'Vikram Solanki',
    contactNo: '9812345678',
  });
  learner = await signIn(api, 'learner@kaksha.test');
  stranger = await signIn(api, 'stranger@kaksha.test');
  admin = await signIn(api, 'admin@kaksha.test', { admin: true });
  const trainerId = trainer.trainerId as number;
  const course = await addCourse(api.db, { trainerId, name: 'Sold', starts: [3] });
  const [batch] = await api.db.select().from(batches).where(eq(batches.courseId, course));
  await enrol(api.db, { userId: learner.userId, courseId: course, trainerId, batchId: batch!.id });
});
afterAll(() => api.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';
const call = (method: Method, path: string, token?: string, body?: unknown) => api.call(method, path, { token, body });
const mine = () => trainer.trainerId as number;

describe('support links', () => {
  const links = {
    support_email: 'help@kaksha.test',
    support_contact: '+91 98123 45678',
    whatsapp_link: 'https://wa.me/919812345678',
    telegram_link: '',
    other_support_link: null,
    website_link: 'https://kaksha.test',
  };

  test('returns 401 for visitors and 403 for learners', async () => {
    const id = mine();
    const calls: [Method, string][] = [
      ['GET', '/trainer-support'],
      ['GET', `/trainer-support/${id}`],
      ['POST', '/trainer-support'],
      ['PUT', '/trainer-support'],
      ['PUT', `/trainer-support/${id}`],
    ];
    for (const [method, path] of calls) {
      const body = method === 'GET' ? undefined : links;
      expect(await call(method, path, undefined, body)).toMatchObject({ status: 401 });
      expect(await call(method, path, stranger.token, body)).toMatchObject({ status: 403 });
      if (path.endsWith(String(id))) {
        expect(await call(method, path, institute.token, body)).toMatchObject({ status: 403 });
      }
    }
    const claimed = { ...links, trainer_id: mine() };
    expect(await call('POST', '/trainer-support', institute.token, claimed)).toMatchObject({ status: 403 });
    expect(await call('PUT', `/trainer-support/${institute.trainerId}`, institute.token, claimed)).toMatchObject({
      status: 403,
    });
  });

  test('returns 400 for a link that does not match its kind', async () => {
    const wrong = {
      support_email: 'no-one',
      whatsapp_link: 'https://t.me/x',
      telegram_link: 'http://t.me/x',
      website_link: 'javascript:alert(1)',
    };
    const answer = await call('PUT', `/trainer-support/${mine()}`, trainer.token, wrong);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual(Object.keys(wrong));
    expect(await call('POST', '/trainer-support', trainer.token, { support_email: 7 })).toMatchObject({ status: 400 });
    expect(await call('GET', '/trainer-support/99999', admin.token)).toMatchObject({ status: 404 });
  });

  test('adds and changes links and removes empty ones', async () => {
    const before = await call('GET', '/trainer-support', trainer.token);
    expect(before.body.data.results).toMatchObject({ trainer_id: mine(), support_email: null, updated_at: null });
    const added = await call('POST', '/trainer-support', trainer.token, links);
    expect(added.body.data.results).toMatchObject({
      support_email: 'help@kaksha.test',
      whatsapp_link: 'https://wa.me/919812345678',
      telegram_link: null,
      website_link: 'https://kaksha.test/',
      updated_at: expect.any(String),
    });
    const changed = await call('PUT', `/trainer-support/${mine()}`, trainer.token, {
      trainerId: mine(),
      telegram_link: 'https://t.me/kaksha',
    });
    expect(changed.body.data.results).toMatchObject({ support_email: null, telegram_link: 'https://t.me/kaksha' });
    await call('PUT', '/trainer-support', trainer.token, links);
  });

  test('returns links to enrolled learners and admins', async () => {
    for (const { token } of [trainer, learner, admin]) {
      expect(await call('GET', `/trainer-support/${mine()}`, token)).toMatchObject({
        status: 200,
        body: { data: { results: { support_email: 'help@kaksha.test' } } },
      });
    }
  });
});

describe('payment config', () => {
  const bank = {
    currencies: ['INR', 'USD'],
    payout_kind: 'bank',
    account_name: 'Ananya Raghavan',
    account_number: '012345678901',
    ifsc: 'hdfc0001234',
    tax_number: '29abcde1234f1z5',
    refund_terms_accepted: true,
  };
  const save = (body: unknown, token?: string) => call('POST', '/pricing/payment-config', token, body);
  const read = (id: number, token?: string) => call('GET', `/pricing/payment-config/${id}`, token);

  test('returns the config only to the trainer and admins', async () => {
    expect(await save(bank)).toMatchObject({ status: 401 });
    expect(await read(mine())).toMatchObject({ status: 401 });
    expect(await save(bank, learner.token)).toMatchObject({ status: 403 });
    expect(await save({ ...bank, trainer_id: mine() }, institute.token)).toMatchObject({ status: 403 });
    for (const { token } of [learner, institute]) expect(await read(mine(), token)).toMatchObject({ status: 403 });
    expect(await read(99_999, admin.token)).toMatchObject({ status: 404 });
  });

  test('returns 400 with a message for each field', async () => {
    const wrong = { payout_kind: 'bank', currencies: [], account_number: '12', ifsc: 'x', tax_number: '1' };
    const answer = await save(wrong, trainer.token);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields).sort()).toEqual(
      ['account_name', 'account_number', 'currencies', 'ifsc', 'refund_terms_accepted', 'tax_number'].sort(),
    );
    expect(await save({ ...bank, currencies: ['GBP'] }, trainer.token)).toMatchObject({ status: 400 });
    expect(await save({ ...bank, payout_kind: 'cash' }, trainer.token)).toMatchObject({ status: 400 });
  });

  test('returns an empty config first, and never the whole account number', async () => {
    const before = (await read(mine(), trainer.token)).body.data.results;
    expect(before).toMatchObject({ currencies: [], payout_kind: null, refund_terms_accepted: false, updated_at: null });
    const answer = await save(bank, trainer.token);
    expect(answer.body.data.results).toMatchObject({
      trainer_id: mine(),
      currencies: ['INR', 'USD'],
      payout_kind: 'bank',
      account_number_ending: '8901',
      ifsc: 'HDFC0001234',
      tax_number: '29ABCDE1234F1Z5',
      upi_id: null,
      refund_terms_accepted: true,
    });
    expect(JSON.stringify(answer.body)).not.toContain('012345678901');
    const { account_number: _left, ...rest } = bank;
    await save({ ...rest, account_name: 'A. Raghavan' }, trainer.token);
    const [row] = await api.db.select().from(paymentConfigs).where(eq(paymentConfigs.trainerId, mine()));
    expect(row).toMatchObject({
      accountNumber: expect.stringMatching(/^enc:[0-9a-f]{8}:/),
      accountName: 'A. Raghavan',
    });
    expect(api.services.cipher.decrypt(row?.accountNumber ?? '', accountNumberOf(mine()))).toBe('012345678901');
    expect((await read(mine(), admin.token)).body.data.results).toMatchObject({ account_number_ending: '8901' });
  });

  test('clears the fields of the other payout kind', async () => {
    const upi = { currencies: ['INR'], payoutKind: 'upi', upiId: 'ananya@okbank', refundTermsAccepted: true };
    const answer = await save(upi, trainer.token);
    expect(answer.body.data.results).toMatchObject({ payout_kind: 'upi', upi_id: 'ananya@okbank', ifsc: null });
    expect(answer.body.data.results.account_number_ending).toBeNull();
  });

  test('audits every change without account numbers', async () => {
    const rows = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'payout.change'), eq(auditLog.entityId, mine())));
    const from = { address: '127.0.0.1', device: 'lightMyRequest' };
    expect(rows.map(({ actorId, detail }) => [actorId, detail])).toEqual([
      [trainer.userId, { ...from, payoutKind: 'bank', currencies: ['INR', 'USD'], otherAccount: true }],
      [trainer.userId, { ...from, payoutKind: 'bank', currencies: ['INR', 'USD'], otherAccount: true }],
      [trainer.userId, { ...from, payoutKind: 'upi', currencies: ['INR'], otherAccount: true }],
    ]);
  });
});

describe('basic details', () => {
  const change = (body: unknown, token?: string) => call('PATCH', '/patrons-registration/AddBasicDetails', token, body);
  const read = (id: number | string, token?: string) =>
    call('GET', `/patrons-registration/GetBasicDetails/${id}`, token);

  test('returns 403 for learners and other trainers', async () => {
    expect(await change({})).toMatchObject({ status: 401 });
    expect(await change({}, learner.token)).toMatchObject({ status: 403 });
    expect(await change({ trainer_id: mine(), name: 'Mine' }, institute.token)).toMatchObject({ status: 403 });
    expect(await read('x')).toMatchObject({ status: 400 });
    expect(await read(99_999)).toMatchObject({ status: 404, body: { error: 'Instructor not found' } });
  });

  test('returns 400 with a message for each field', async () => {
    const answer = await change({ name: ' ', contact_no: '12', experience: 99 }, trainer.token);
    expect(answer).toMatchObject({
      status: 400,
      body: {
        fields: {
          name: 'Name is required',
          contact_no: 'Phone number must be exactly 10 digits',
          experience: 'Experience must be a whole number of years from 0 to 80',
        },
      },
    });
    expect(await change({ experience: 'ten' }, trainer.token)).toMatchObject({ status: 400 });
    const theirs = await addPicture(api.db, institute.userId, api.settings.mediaBase);
    expect(await change({ photo: theirs }, trainer.token)).toMatchObject({ status: 400 });
  });

  test('returns phone and e-mail address only to the trainer and admins', async () => {
    const id = institute.trainerId as number;
    const shown = (await read(id)).body.data.results;
    expect(shown).toMatchObject({ name: 'Orbit School', institute_name: 'Orbit School', institute_logo: null });
    for (const name of ['contact_no', 'email_id']) expect(shown).not.toHaveProperty(name);
    expect((await read(id, trainer.token)).body.data.results).not.toHaveProperty('contact_no');
    for (const { token } of [institute, admin]) {
      expect((await read(id, token)).body.data.results).toMatchObject({
        contact_no: '9812345678',
        email_id: 'institute@kaksha.test',
        owner_name: 'Vikram Solanki',
      });
    }
  });

  test('changes the given fields and the logo, visible to visitors at once', async () => {
    const id = institute.trainerId as number;
    await read(id);
    const logo = await addPicture(api.db, institute.userId, api.settings.mediaBase);
    const answer = await change(
      { institute_name: 'Orbit Academy', institute_logo: logo, experience: 12, headline: 'Evenings', contact_no: null },
      institute.token,
    );
    expect(answer.body.data.results).toMatchObject({
      name: 'Orbit Academy',
      institute_logo: logo,
      experience: 12,
      headline: 'Evenings',
      contact_no: null,
      owner_name: 'Vikram Solanki',
    });
    expect((await read(id)).body.data.results).toMatchObject({ institute_name: 'Orbit Academy', photo: logo });
    expect((await change({ photo: '', owner_name: '' }, institute.token)).body.data.results).toMatchObject({
      photo: null,
      owner_name: null,
      name: 'Orbit Academy',
    });
  });
});

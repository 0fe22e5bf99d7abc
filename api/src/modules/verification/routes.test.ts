import { addDays, dayIn } from '@kaksha/domain/dates';
import * as limits from '@kaksha/domain/limits';
import { defaultExpiry } from '@kaksha/domain/verification-rules';
import { asc, eq, sql } from 'drizzle-orm';
import { joinStaff, mailsTo, makeShop, type Shop } from '../../../test/order-fixtures';
import { signIn, type TestUser, userContext } from '../../../test/test-app';
import { trainers } from '../../platform/database/schema/people';
import { auditLog } from '../../platform/database/schema/platform';
import { trainerDocuments, trainerVerifications } from '../../platform/database/schema/trust';
import { storedMaterials } from '../../platform/media/storage';
import { removeStrayMaterials } from '../materials/service';
import { decideVerification, getTrainersToVerify, removeOldDocuments } from './deciding-service';

let shop: Shop;
let other: TestUser;
let manager: TestUser;
let today: string;
beforeAll(async () => {
  shop = await makeShop();
  other = await signIn(shop, 'other@example.com', { registerAs: 'individual', name: 'Meera Iyer' });
  manager = await signIn(shop, 'manager@example.com');
  await joinStaff(shop, { ...manager, email: 'manager@example.com' }, 'owner');
  today = dayIn('Asia/Kolkata', new Date());
});
afterAll(() => shop.close());

const pdf = '%PDF-1.7 passport';
function send(token: string | undefined, name = 'passport.pdf', content: Buffer | string = pdf, fields: object = {}) {
  const boundary = 'x-boundary';
  const texts = Object.entries({ kind: 'identity', ...fields });
  const parts = texts.map(
    ([field, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  return shop.app.inject({
    method: 'POST',
    url: `${shop.settings.prefix}/trainer-verification/documents`,
    payload: Buffer.concat([
      Buffer.from(parts.join('') + head),
      Buffer.from(content),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
}
const own = async ({ token }: TestUser = shop.trainer) =>
  (await shop.call('GET', '/trainer-verification', { token })).body.data.results;
const withdraw = ({ token }: TestUser = shop.trainer) => shop.call('DELETE', '/trainer-verification', { token });
const read = (id: number, token?: string) => shop.call('GET', `/trainer-verification/documents/${id}/file`, { token });
const listed = async (query = {}) =>
  (await shop.call('GET', '/admin/trainers', { query, token: shop.admin.token })).body.data;
const examined = async ({ trainerId } = shop.trainer) =>
  (await shop.call('GET', `/admin/trainers/${trainerId}`, { token: shop.admin.token })).body.data.results;
const decide = async (body: object, token = shop.admin.token, { trainerId } = shop.trainer) =>
  shop.call('POST', `/admin/trainers/${trainerId}/verification`, { body, token });
const publicTrainer = async () =>
  (await shop.call('GET', `/patrons-registration/GetBasicDetails/${shop.trainer.trainerId}`)).body.data.results;
const storedFiles = async () => {
  const names: string[] = [];
  for await (const group of shop.services.materialStorage.list(new Date(Date.now() + 60_000))) names.push(...group);
  return names.length;
};

test('a trainer who never asked can send a request; learners and managers cannot', async () => {
  expect(await own()).toEqual({ standing: 'none', verified_until: null, can_request: true, request: null });
  expect((await send(undefined)).statusCode).toBe(401);
  expect((await send(shop.learner.token)).statusCode).toBe(403);
  await shop.db.execute(sql`update staff set role = 'manager' where user_id = ${manager.userId}`);
  expect((await shop.call('GET', '/trainer-verification', { token: manager.token })).status).toBe(403);
  expect((await send(manager.token)).statusCode).toBe(403);
});

test.each([
  [415, 'page.html', '<script>'],
  [415, 'notes.docx', 'PK\x03\x04'],
  [415, 'passport.pdf', '<html>'],
  [400, 'passport.pdf', ''],
  [413, 'passport.pdf', Buffer.alloc(limits.verification.fileBytes + 1, 'x')],
])('answers %i for the file %s', async (status, name, content) => {
  const answer = await send(shop.trainer.token, name, content);
  expect([answer.statusCode, Object.keys(answer.json().fields ?? {})]).toEqual([status, ['file']]);
  expect(await own()).toMatchObject({ standing: 'none', request: null });
  expect(await storedFiles()).toBe(0);
});

test('a kind that is not listed is refused', async () => {
  expect((await send(shop.trainer.token, 'a.pdf', pdf, { kind: 'photo' })).json().fields).toHaveProperty('kind');
});

test('the first document sends the request; it takes five documents', async () => {
  await send(shop.trainer.token, 'passport.pdf', pdf, { note: ' I teach since 2010. ' });
  for (const name of ['2.pdf', '3.pdf', '4.pdf', '5.pdf']) await send(shop.trainer.token, name);
  expect((await send(shop.trainer.token)).json().code).toBe('TOO_MANY_DOCUMENTS');
  expect(await storedFiles()).toBe(5);
  expect(await own()).toMatchObject({
    standing: 'waiting',
    can_request: false,
    request: {
      state: 'waiting',
      note: 'I teach since 2010.',
      documents: [
        { kind: 'identity', file_name: 'passport.pdf', file_size: pdf.length, removed: false },
        {},
        {},
        {},
        {},
      ],
    },
  });
});

test('the storage of private files takes the names of documents', async () => {
  const rows = await shop.db.select({ file: trainerDocuments.file }).from(trainerDocuments);
  expect(rows.map(({ file }) => file !== null && storedMaterials.isFile(file))).toEqual([true, true, true, true, true]);
});

test('a withdrawn request leaves no row and no file', async () => {
  expect((await withdraw()).status).toBe(200);
  expect(await own()).toEqual({ standing: 'none', verified_until: null, can_request: true, request: null });
  expect(await storedFiles()).toBe(0);
  expect((await withdraw()).body.code).toBe('VERIFICATION_STATE');
});

test('a document is for its trainer and administrators, is saved and not shown, and each reader is in the audit log', async () => {
  await send(shop.trainer.token);
  const [{ id }] = (await own()).request.documents;
  expect((await read(id)).status).toBe(401);
  for (const { token } of [shop.learner, other, manager])
    expect((await read(id, token)).body.code).toBe('DOCUMENT_NOT_FOUND');
  for (const { token } of [shop.trainer, shop.admin]) {
    expect(await read(id, token)).toMatchObject({
      status: 200,
      body: pdf,
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment; filename="passport.pdf"',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
    });
  }
  const readers = await shop.db
    .select({ actorId: auditLog.actorId })
    .from(auditLog)
    .where(eq(auditLog.action, 'verification.read-document'))
    .orderBy(asc(auditLog.id));
  expect(readers.map(({ actorId }) => actorId)).toEqual([shop.trainer.userId, shop.admin.userId]);
});

test('administrators list trainers, those who wait first, and filter and search them', async () => {
  expect((await shop.call('GET', '/admin/trainers', { token: shop.trainer.token })).status).toBe(403);
  expect(await listed()).toMatchObject({
    count: 2,
    results: [
      { id: shop.trainer.trainerId, name: 'Asha Rao', email: 'trainer@example.com', standing: 'waiting' },
      { id: other.trainerId, standing: 'none', requested_at: null },
    ],
  });
  expect(await listed({ standing: 'none' })).toMatchObject({ count: 1, results: [{ name: 'Meera Iyer' }] });
  expect(await listed({ search: 'OTHER@' })).toMatchObject({ count: 1, results: [{ name: 'Meera Iyer' }] });
  expect(await listed({ search: 'asha', standing: 'verified' })).toMatchObject({ count: 0 });
});

test('a refusal needs a reason, which the trainer reads in the app and in a mail', async () => {
  const { request } = await examined();
  const requestId = request.id;
  expect((await decide({ request_id: requestId, accepted: false })).body.fields).toHaveProperty('reason');
  const refusal = { request_id: requestId, accepted: false, reason: 'The passport is unreadable.' };
  expect((await decide(refusal, shop.trainer.token)).status).toBe(403);
  expect((await decide(refusal)).status).toBe(200);
  expect((await decide(refusal)).body.code).toBe('VERIFICATION_STATE');
  expect(await own()).toMatchObject({
    standing: 'refused',
    can_request: true,
    request: { state: 'refused', reason: 'The passport is unreadable.' },
  });
  await shop.runJobs();
  const { body } = await shop.call('GET', '/notifications', { token: shop.trainer.token });
  expect(body.data.results[0]).toMatchObject({
    title: 'You are not verified yet',
    body: 'The passport is unreadable.',
  });
  expect((await mailsTo(shop, 'trainer@example.com'))[0]?.subject).toBe('You are not verified yet');
});

test('an accepted trainer is verified until the chosen day, and visitors see it', async () => {
  await send(shop.trainer.token);
  const { request, can_decide: canDecide } = await examined();
  expect(canDecide).toBe(true);
  const accept = (expires_on?: string) => decide({ request_id: request.id, accepted: true, expires_on });
  for (const day of [undefined, today, '2026-02-30', addDays(today, 3000)])
    expect((await accept(day)).body.fields).toHaveProperty('expires_on');
  expect((await publicTrainer()).is_verified).toBe(false);
  const until = defaultExpiry(today);
  expect((await accept(until)).status).toBe(200);
  expect(await own()).toMatchObject({ standing: 'verified', verified_until: until, can_request: false });
  expect((await publicTrainer()).is_verified).toBe(true);
  const course = await shop.call('GET', `/patrons-registration/GetCourseDetailsById/${shop.course}`);
  expect(course.body.data.results.trainer.is_verified).toBe(true);
  const list = await shop.call('GET', '/dashboard/GetAllTrainers');
  expect(list.body.data.results).toMatchObject([{ is_verified: true }]);
  expect((await send(shop.trainer.token)).json().code).toBe('VERIFICATION_STATE');
});

test('the badge ends with the last day, and the trainer asks again shortly before', async () => {
  const endOn = (day: string) =>
    shop.db
      .update(trainers)
      .set({ verifiedUntil: day })
      .where(eq(trainers.id, shop.trainer.trainerId as number));
  await endOn(today);
  expect((await publicTrainer()).is_verified).toBe(true);
  expect(await own()).toMatchObject({ standing: 'verified', can_request: true });
  await endOn(addDays(today, -1));
  shop.app.anonymousCache.clear();
  expect((await publicTrainer()).is_verified).toBe(false);
  expect(await own()).toMatchObject({ standing: 'expired', can_request: true });
  await endOn(defaultExpiry(today));
});

test('an administrator ends a verification with a reason', async () => {
  const { request } = await examined();
  const reason = 'The documents were forged.';
  await decide({ request_id: request.id, accepted: false, reason });
  expect(await own()).toMatchObject({ standing: 'refused', verified_until: null, request: { reason } });
  await shop.runJobs();
  const { body } = await shop.call('GET', '/notifications', { token: shop.trainer.token });
  expect(body.data.results.map(({ title }: { title: string }) => title)).toContain('Your verification has ended');
});

test('administrators do not decide about themselves or their institute', async () => {
  await send(shop.trainer.token);
  const { request } = await examined();
  await joinStaff(shop, { ...shop.admin, email: 'admin@example.com' }, 'trainer');
  const answer = await decide({ request_id: request.id, accepted: true, expires_on: defaultExpiry(today) });
  expect([answer.status, answer.body.error]).toEqual([
    403,
    'Another administrator decides about your own verification.',
  ]);
  expect((await examined()).can_decide).toBe(false);
  await shop.db.execute(sql`delete from staff where user_id = ${shop.admin.userId}`);
});

test('each decision is in the audit log', async () => {
  const entries = await shop.db
    .select({ action: auditLog.action, detail: auditLog.detail })
    .from(auditLog)
    .where(sql`action in ('verification.accept', 'verification.refuse', 'verification.end')`)
    .orderBy(asc(auditLog.id));
  expect(entries).toMatchObject([
    { action: 'verification.refuse', detail: { reason: 'The passport is unreadable.' } },
    { action: 'verification.accept', detail: { expiresOn: defaultExpiry(today) } },
    { action: 'verification.end', detail: { reason: 'The documents were forged.' } },
  ]);
});

test('documents are removed 30 days after the decision, and those of a waiting request stay', async () => {
  const files = await storedFiles();
  expect(await removeOldDocuments(shop.services)).toBe(0);
  await shop.db.execute(sql`update trainer_verifications set decided_at = decided_at - interval '31 days'`);
  expect(await removeOldDocuments(shop.services)).toBe(2);
  expect(await storedFiles()).toBe(files - 2);
  const rows = await shop.db.select().from(trainerDocuments).orderBy(asc(trainerDocuments.id));
  expect(rows.map(({ file }) => file === null)).toEqual([true, true, false]);
  const clock = { now: () => new Date(Date.now() + 3 * 86_400_000) };
  await removeStrayMaterials({ ...shop.services, clock });
  expect(await storedFiles()).toBe(1);
});

test('deleting the account removes its requests, documents and files', async () => {
  await send(other.token, 'card.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  const before = await storedFiles();
  const answer = await shop.call('DELETE', '/dashboard/DeleteMyAccount', { token: other.token });
  expect(answer.status).toBe(200);
  expect(await storedFiles()).toBe(before - 1);
  const left = await shop.db
    .select()
    .from(trainerVerifications)
    .where(eq(trainerVerifications.trainerId, other.trainerId as number));
  expect(left).toEqual([]);
});

test('the services refuse to decide for a user who is not an administrator', async () => {
  const trainer = userContext(shop, shop.trainer);
  const refused = { statusCode: 403, code: 'FORBIDDEN' };
  await expect(getTrainersToVerify(trainer, { page: 1, count: 20 })).rejects.toMatchObject(refused);
  const decision = { trainerId: other.trainerId as number, requestId: 1, accepted: false, reason: 'No' };
  await expect(decideVerification(trainer, decision)).rejects.toMatchObject(refused);
});

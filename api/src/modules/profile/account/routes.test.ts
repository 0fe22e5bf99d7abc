import { eq, sql } from 'drizzle-orm';
import { addPicture } from '../../../../test/authoring-fixtures';
import { addReview } from '../../../../test/catalogue-fixtures';
import { buy, mailsTo, makeShop, type Shop } from '../../../../test/order-fixtures';
import { signIn } from '../../../../test/test-app';
import { attendance } from '../../../platform/database/schema/classes';
import { invoices } from '../../../platform/database/schema/invoices';
import { enrolments, orders, paymentConfigs } from '../../../platform/database/schema/payments';
import { sessions, users } from '../../../platform/database/schema/people';
import { auditLog } from '../../../platform/database/schema/platform';
import { passkeys, recoveryCodes, totpSecrets } from '../../../platform/database/schema/second-factors';
import { legalAcceptances } from '../../../platform/database/schema/site-settings';
import { feedback } from '../../../platform/database/schema/support';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.close());

const take = (token?: string) => shop.call('GET', '/dashboard/ExportMyData', { token });
const leave = (token?: string) => shop.call('DELETE', '/dashboard/DeleteMyAccount', { token });

let people = 0;
/** A user with rows in every table and with unique texts to search for. */
async function busyLearner(email: string) {
  people += 1;
  const phone = `98765012${people + 10}`;
  const words = {
    address: `${people} Lake View`,
    question: `Question ${people}`,
    review: `Opinion ${people}`,
    reason: `Reason ${people}`,
  };
  const person = await signIn(shop, email, { name: `Bina Busy${people}`, contactNo: phone });
  const { token } = person;
  const courseId = shop.course;
  const post = (path: string, body: unknown) => shop.call('POST', path, { token, body });
  await shop.call('PUT', '/dashboard/UpdateUserProfile', { token, body: { Address: words.address } });
  await post('/training-info/CourseAction', { courseId, is_like: true, is_interest: true });
  await post('/course-actions/increment', { course_id: courseId, action_type: 1 });
  await post('/course-users/associate', { courseId });
  await post('/preferred-batch', { courseId, batchId: shop.batch });
  await post('/course-requests', { courseId, message: words.question });
  await post('/saved-searches', { name: 'My search', query: { q: 'x' } });
  await post('/user-interests/save', { interests: [{ category_id: 1 }] });
  await post('/support-type', { type: 0, email });
  await post('/support-type', { type: 5, email, name: 'Bina', message: 'My message' });
  await post('/ai/improve', { text: 'Some text' });
  await shop.call('PATCH', '/dashboard/AddUpdateLearningGoalUser', { token, body: { goal: 'My goal' } });
  const passkey = { credentialId: `credential ${people}`, publicKey: 'key', counter: 0, name: `Nickname ${people}` };
  await shop.db.insert(passkeys).values({ userId: person.userId, ...passkey });
  await shop.db.insert(totpSecrets).values({ userId: person.userId, secret: `Secret ${people}` });
  await shop.db.insert(recoveryCodes).values({ userId: person.userId, codeHash: `Hash ${people}` });
  await shop.db.insert(legalAcceptances).values({ userId: person.userId, document: 'terms', number: 2 });
  const paid = await buy(shop, person);
  await post(`/payment/${paid.id}/refund`, { reason: words.reason });
  await buy(shop, person, { batchId: shop.laterBatch });
  const attended = { batchId: shop.laterBatch, sessionDay: '2026-01-19', joinedAt: new Date() };
  await shop.db.insert(attendance).values({ userId: person.userId, ...attended });
  const trainerId = shop.trainer.trainerId as number;
  await addReview(shop.db, { trainerId, courseId, userId: person.userId, stars: 4, text: words.review });
  return {
    ...person,
    words,
    traces: [email, phone, `Bina Busy${people}`, ...Object.values(words), ...factorTraces(people)],
  };
}

const factorTraces = (id: number) => [`credential ${id}`, `Nickname ${id}`, `Secret ${id}`, `Hash ${id}`];

test('returns 401 for a visitor', async () => {
  expect((await take()).status).toBe(401);
  expect((await leave()).status).toBe(401);
});

test('the export contains all data about the user, no credentials and no data of others', async () => {
  const { token, userId, words } = await busyLearner('taker@example.com');
  const { status, body, headers } = await take(token);
  expect(status).toBe(200);
  expect(headers['content-disposition']).toBe('attachment; filename="my-data.json"');
  expect(body).toMatchObject({
    account: { id: userId, email: 'taker@example.com', address: words.address },
    enquiries: [{ message: words.question }],
    savedSearches: [{ name: 'My search' }],
    attendance: [{ sessionDay: '2026-01-19' }],
    orders: expect.arrayContaining([expect.objectContaining({ status: 'paid', amountMinor: 90_000 })]),
    payments: expect.arrayContaining([expect.objectContaining({ method: 'sandbox' })]),
    invoices: expect.arrayContaining([expect.objectContaining({ kind: 'invoice', amountMinor: 90_000 })]),
    enrolments: expect.arrayContaining([expect.objectContaining({ status: 'Active' })]),
    refunds: [{ reason: words.reason }],
    auditLog: [{ action: 'order.ask-refund' }],
    aiCalls: [{ calls: 1 }],
    feedback: [{ text: words.review }],
    messages: [{ type: 5 }],
    newsletter: [{ email: 'taker@example.com', confirmedAt: null }],
    learningGoals: [{ goal: 'My goal' }],
    passkeys: [{ name: 'Nickname 1' }],
    acceptedTexts: [{ title: 'Terms', number: 2, url: expect.stringMatching(/\/terms\?version=2$/) }],
  });
  const text = JSON.stringify(body);
  for (const credential of ['credential 1', 'Secret 1', 'Hash 1']) expect(text).not.toContain(credential);
  expect(text).not.toContain('tokenHash');
  expect(text).not.toContain('learner@example.com');
  const mediaFile = await addPicture(shop.db, userId, shop.settings.mediaBase);
  const orderReference = expect.stringMatching(/^[\w-]{8,}$/);
  const taught = { courseName: 'Kubernetes in Production', trainerName: 'Asha Rao' };
  expect((await take(token)).body).toMatchObject({
    uploads: [{ url: new URL(mediaFile, 'http://localhost:3000').href }],
    savedAndInterestedCourses: [
      {
        courseName: taught.courseName,
        courseUrl: expect.stringMatching(/^http.*\/course\/kubernetes-in-production\//),
      },
      {},
    ],
    attendance: [{ courseName: taught.courseName, batch: expect.stringMatching(/, from \d+ \w+ \d{4}/) }],
    enquiries: [taught],
    orders: expect.arrayContaining([expect.objectContaining({ ...taught, amount: '₹900' })]),
    payments: expect.arrayContaining([expect.objectContaining({ orderReference, amount: '₹900' })]),
    refunds: [{ orderReference, courseName: taught.courseName, amount: '₹900', currency: 'INR' }],
    enrolments: expect.arrayContaining([expect.objectContaining({ ...taught, amount: '₹900' })]),
    invoices: expect.arrayContaining([
      expect.objectContaining({ fileUrl: expect.stringMatching(/\/invoices\/\d+\/file$/) }),
    ]),
    interests: [{ category: expect.any(String) }],
    messages: [{ typeName: 'Contact' }],
    feedback: [taught],
  });
  const own = (await take(shop.trainer.token)).body;
  expect(own).toMatchObject({
    trainer: [{ name: 'Asha Rao' }],
    courses: [{ name: 'Kubernetes in Production', category: expect.any(String), language: 'English', fee: '₹1,000' }],
    ledger: expect.arrayContaining([
      expect.objectContaining({ currency: 'INR', amount: expect.stringMatching(/^-?₹/) }),
    ]),
  });
});

test('a deleted account is signed out and anonymous, and its address is free', async () => {
  const email = 'leaver@example.com';
  const { token, userId } = await busyLearner(email);
  expect((await leave(token)).status).toBe(200);
  expect((await shop.call('GET', '/saved-searches', { token })).status).toBe(401);
  const [row] = await shop.db.select().from(users).where(eq(users.id, userId));
  expect(row).toMatchObject({ name: '', contactNo: null, address: null, email: expect.stringMatching(/\.invalid$/) });
  expect(await shop.db.$count(sessions, eq(sessions.userId, userId))).toBeGreaterThan(0);
  const again = await signIn(shop, email);
  expect(again.userId).not.toBe(userId);
  expect((await mailsTo(shop, email)).map(({ subject }) => subject)).toEqual(['Your Kaksha account is deleted']);
});

test('deletion leaves no personal data in any table but invoices, and retains orders and enrolments', async () => {
  const { token, userId, traces } = await busyLearner('forgotten@example.com');
  await leave(token);
  await shop.runJobs();
  // Stored demo mails stand for mails that were sent, which cannot be deleted.
  await shop.db.execute(sql`delete from kept_mails`);
  const { rows: tables } = await shop.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`);
  expect(tables.length).toBeGreaterThan(30);
  for (const { name } of tables) {
    const { rows } = await shop.db.execute<{ row: string }>(sql`select t::text as row from ${sql.identifier(name)} t`);
    // The law asks sellers to keep invoices with the name of the buyer.
    if (name === 'invoices') continue;
    const text = rows.map(({ row }) => row).join('\n');
    expect([name, traces.filter((trace) => text.includes(trace))]).toEqual([name, []]);
  }
  expect(await shop.db.$count(orders, eq(orders.userId, userId))).toBe(2);
  expect(await shop.db.$count(enrolments, eq(enrolments.userId, userId))).toBe(2);
  expect(await shop.db.$count(legalAcceptances, eq(legalAcceptances.userId, userId))).toBe(0);
  const [opinion] = await shop.db.select().from(feedback).where(eq(feedback.userId, userId));
  expect(opinion).toMatchObject({ stars: 4, text: '' });
  const audits = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'account.delete'));
  expect(audits.at(-1)).toMatchObject({ actorId: userId, entityId: userId, entity: 'account' });
  const seats = await shop.call('GET', `/course-purchase/users/${shop.course}`, { token: shop.trainer.token });
  expect(seats.body.data.results.find((row: { user_id: number }) => row.user_id === userId)).toMatchObject({
    name: 'Former learner',
    email: null,
    phone: null,
  });
});

test('returns 409 for an administrator and for a trainer with learners', async () => {
  expect(await leave(shop.admin.token)).toMatchObject({ status: 409, body: { code: 'ADMIN_ACCOUNT' } });
  expect(await leave(shop.trainer.token)).toMatchObject({
    status: 409,
    body: { code: 'HAS_LEARNERS', error: expect.stringMatching(/^\d+ learners? (is|are) enrolled/) },
  });
});

test('deleting a trainer deactivates the courses; invoices still name the trainer', async () => {
  const bare = await makeShop();
  await bare.db.insert(paymentConfigs).values({
    trainerId: bare.trainer.trainerId as number,
    currencies: ['INR'],
    payoutKind: 'bank',
    accountNumber: '123456789',
    ifsc: 'HDFC0001234',
    taxNumber: 'AAAPR1234C',
  });
  const paid = await buy(bare, bare.learner);
  await bare.call('POST', `/payment/${paid.id}/refund`, { token: bare.learner.token, body: {} });
  await bare.runJobs();
  expect((await bare.call('DELETE', '/dashboard/DeleteMyAccount', { token: bare.trainer.token })).status).toBe(200);
  expect((await bare.call('GET', `/patrons-registration/GetCourseDetailsById/${bare.course}`)).status).toBe(404);
  const papers = await bare.db.select().from(invoices);
  expect(papers).toMatchObject([
    { kind: 'invoice', orderId: paid.id, seller: { name: 'Asha Rao' } },
    { kind: 'credit-note', orderId: paid.id, seller: { name: 'Asha Rao' } },
  ]);
  const [config] = await bare.db.select().from(paymentConfigs);
  expect(config).toMatchObject({ accountNumber: null, ifsc: null, taxNumber: 'AAAPR1234C' });
  await bare.close();
});

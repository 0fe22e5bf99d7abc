import { badAddresses, goodAddresses } from '@kaksha/domain/email-address-cases';
import { eq } from 'drizzle-orm';
import { courses } from '../src/platform/database/schema/courses';
import { mailCounts } from '../src/platform/database/schema/mail-limits';
import { newsletterSubscriptions } from '../src/platform/database/schema/newsletter';
import { emailCodes, users } from '../src/platform/database/schema/people';
import { staff } from '../src/platform/database/schema/staff';
import { supportMessages } from '../src/platform/database/schema/support';
import { addPicture, courseBody } from './authoring-fixtures';
import type { Schema } from './contract';
import { makeShop, type Shop } from './order-fixtures';
import { mailedCode } from './second-factor-fixtures';
import { type Answer, signIn, type TestUser } from './test-app';

/** Every call that takes an e-mail address, with the same texts. */

let shop: Shop;
let institute: TestUser;
let thumbnail: string;
beforeAll(async () => {
  shop = await makeShop();
  institute = await signIn(shop, 'academy@example.com', { registerAs: 'institute', name: 'Deccan Academy' });
  thumbnail = await addPicture(shop.db, shop.trainer.userId, shop.settings.mediaBase);
});
afterAll(() => shop.close());
// The codes of an hour and the mails of a day are limited.
beforeEach(() => shop.db.delete(emailCodes));
beforeEach(() => shop.db.delete(mailCounts));
beforeEach(() => shop.db.delete(newsletterSubscriptions));

/** One browser. */
const headers = { cookie: `device=${'d'.repeat(43)}` };

const support = (method: 'POST' | 'PUT', path: string) => async (address: string) => {
  const body = { trainer_id: shop.trainer.trainerId, support_email: address };
  return shop.call(method, path, { token: shop.trainer.token, body });
};
const message = (type: number) => (address: string) =>
  shop.call('POST', '/support-type', { body: { type, email: address, name: 'Asha', message: 'Hello' } });

interface Case {
  send: (address: string) => Promise<Answer>;
  /** The address that the call stored or used last. */
  used?: (answer: Answer) => Promise<unknown>;
}
const lastOf = async (rows: Promise<{ id: number; email: string }[]>) =>
  (await rows).toSorted((one, other) => other.id - one.id)[0]?.email;
const savedSupport: Case['used'] = async ({ body }) => body.data.results.support_email;

const calls: Record<string, Case> = {
  'POST /patrons-registration/SendEmailOtp emailId': {
    send: (emailId) => shop.call('POST', '/patrons-registration/SendEmailOtp', { headers, body: { emailId } }),
    used: () => lastOf(shop.db.select().from(emailCodes)),
  },
  'POST /patrons-registration/SaveEmailVerifyDetails emailId': {
    send: async (emailId) => {
      await shop.call('POST', '/patrons-registration/SendEmailOtp', { headers, body: { emailId } });
      const mails = await shop.call('GET', '/dev/mailbox', { query: { to: emailId } });
      const otp = mails.body.data?.results[0]?.otp ?? '000000';
      const body = { emailId, otp, name: 'Asha Rao' };
      return shop.call('POST', '/patrons-registration/SaveEmailVerifyDetails', { headers, body });
    },
    used: async ({ body }) => body.data.results.user.email_id,
  },
  'POST /patrons-registration/AddCourseDetails trainer_email': {
    send: (trainer_email) => {
      const body = courseBody(thumbnail, { trainer_email });
      return shop.call('POST', '/patrons-registration/AddCourseDetails', { token: shop.trainer.token, body });
    },
    used: async ({ body }) => body.data.results.trainer_email,
  },
  'PATCH /patrons-registration/UpdateCourseDetails/{id} trainer_email': {
    send: (trainer_email) => {
      const path = `/patrons-registration/UpdateCourseDetails/${shop.course}`;
      return shop.call('PATCH', path, { token: shop.trainer.token, body: { trainer_email } });
    },
    used: async () => (await shop.db.select().from(courses).where(eq(courses.id, shop.course)))[0]?.trainerEmail,
  },
  // Demo accounts only, so every good address is forbidden.
  'POST /dev/session emailId': { send: (emailId) => shop.call('POST', '/dev/session', { body: { emailId } }) },
  'POST /auth/code-challenge emailId': {
    send: (emailId) => shop.call('POST', '/auth/code-challenge', { body: { emailId } }),
  },
  'GET /dev/mailbox to': { send: (to) => shop.call('GET', '/dev/mailbox', { query: { to } }) },
  'PUT /dashboard/UpdateUserProfile EmailId': {
    send: async (EmailId) => {
      const [, address = 'profile@example.com'] = goodAddresses.find(([typed]) => typed === EmailId) ?? [];
      const { token } = await signIn(shop, address);
      return shop.call('PUT', '/dashboard/UpdateUserProfile', { token, body: { EmailId } });
    },
  },
  'PUT /auth/email emailId': {
    send: async (emailId) => {
      const [, address = ''] = goodAddresses.find(([typed]) => typed === emailId) ?? [];
      // Other tests of this file gave the address to another account.
      await shop.db
        .update(users)
        .set({ email: `gone${Date.now()}@example.com` })
        .where(eq(users.email, address));
      const sent = await shop.call('POST', '/patrons-registration/SendEmailOtp', { headers, body: { emailId } });
      const otp = sent.status === 200 ? await mailedCode(shop, emailId) : '000000';
      const { token } = shop.learner;
      return shop.call('PUT', '/auth/email', { token, headers, body: { emailId, otp } });
    },
    used: async () => (await shop.db.select().from(users).where(eq(users.id, shop.learner.userId)))[0]?.email,
  },
  'POST /staff email': {
    send: async (email) => {
      await shop.db.delete(staff);
      return shop.call('POST', '/staff', { token: institute.token, body: { email, role: 'trainer' } });
    },
    used: async () => (await shop.db.select().from(staff))[0]?.email,
  },
  'POST /support-type email': { send: message(5), used: () => lastOf(shop.db.select().from(supportMessages)) },
  'POST /trainer-support support_email': { send: support('POST', '/trainer-support'), used: savedSupport },
  'PUT /trainer-support support_email': { send: support('PUT', '/trainer-support'), used: savedSupport },
  'PUT /trainer-support/{id} support_email': {
    send: (address) => support('PUT', `/trainer-support/${shop.trainer.trainerId}`)(address),
    used: savedSupport,
  },
};
/** Calls of one path that take the address for another purpose. */
const more: Record<string, Case> = {
  'POST /support-type email of the newsletter': {
    send: message(0),
    used: () => lastOf(shop.db.select().from(newsletterSubscriptions)),
  },
  'POST /support-type email of a trainer': {
    send: message(3),
    used: () => lastOf(shop.db.select().from(supportMessages)),
  },
};

/** Fields of the API description that take an address. */
function addressFields(): string[] {
  const isAddress = (name: string, { format }: Schema) =>
    format === 'email' || (/e-?mail/i.test(name) && name !== 'email_code');
  return shop.contract.operations.flatMap(({ method, path, parameters, requestBody }) => {
    const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema);
    const fields = [
      ...parameters.map(({ name, schema }) => [name, schema] as const),
      ...bodies.flatMap(({ properties = {} }) => Object.entries(properties)),
    ];
    return fields.filter(([name, schema]) => isAddress(name, schema)).map(([name]) => `${method} ${path} ${name}`);
  });
}

test('are all in this test', () => {
  expect(addressFields().toSorted()).toEqual(Object.keys(calls).toSorted());
});

const all = { ...calls, ...more };

describe.each(Object.keys(all))('%s', (name) => {
  const { send, used } = all[name] as Case;

  test('refuses everything but an address', async () => {
    for (const text of badAddresses) expect([text, (await send(text)).status]).toEqual([text, 400]);
  });

  test.each(goodAddresses)('takes %j as %s', async (typed, address) => {
    const answer = await send(typed);
    expect(answer.status).toBe(name.startsWith('POST /dev/session') ? 403 : answer.status < 300 ? answer.status : 200);
    if (used) expect(await used(answer)).toBe(address);
  });
});

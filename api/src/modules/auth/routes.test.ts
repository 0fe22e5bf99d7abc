import { and, eq, sql } from 'drizzle-orm';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../../../test/test-app';
import { outboxEvents } from '../../platform/database/schema/outbox';
import { emailCodes, sessions, trainers, users } from '../../platform/database/schema/people';
import type { OutgoingMail } from '../../platform/mail/mailer';

let api: TestApp;
beforeAll(async () => {
  api = await makeTestApp();
});
afterAll(() => api.close());

/** One browser. */
const headers = { cookie: `device=${'d'.repeat(43)}` };
const askFor = (emailId: unknown) =>
  api.call('POST', '/patrons-registration/SendEmailOtp', { headers, body: { emailId } });
const verify = (body: object) => {
  const named = { name: 'Asha Rao', ...body };
  return api.call('POST', '/patrons-registration/SaveEmailVerifyDetails', { headers, body: named });
};
const mailbox = async (to: string) => (await api.call('GET', '/dev/mailbox', { query: { to } })).body.data.results;
const codeFor = async (email: string) => {
  expect((await askFor(email)).status).toBe(200);
  return (await mailbox(email))[0].otp as string;
};
const another = (code: string) => code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
/** Moves the codes of an address into the past. */
const age = (email: string, minutes: number) =>
  api.db
    .update(emailCodes)
    .set({
      createdAt: sql`created_at - make_interval(mins => ${minutes})`,
      expiresAt: sql`expires_at - make_interval(mins => ${minutes})`,
    })
    .where(eq(emailCodes.email, email));

describe('SendEmailOtp', () => {
  test.each([undefined, 7, '', 'no address', 'a@b', `${'x'.repeat(250)}@b.co`])(
    'answers 400 on the field for the malformed address %j',
    async (emailId) => {
      const answer = await askFor(emailId);
      expect(answer.status).toBe(400);
      expect(answer.body.fields.emailId).toMatch(/^Email /);
    },
  );

  test('answers the same for known and unknown addresses', async () => {
    await signIn(api, 'known@example.com');
    const [known, unknown] = [await askFor('known@example.com'), await askFor('unknown@example.com')];
    expect(known.status).toBe(200);
    expect(known.body).toEqual(unknown.body);
  });

  test('mails six digits that the database stores as a hash', async () => {
    const code = await codeFor('reader@example.com');
    expect(code).toMatch(/^\d{6}$/);
    const [mail] = await mailbox('reader@example.com');
    expect(mail).toMatchObject({ to: 'reader@example.com', subject: expect.stringContaining(code) });
    expect(mail.text).toContain(code);
    const rows = await api.db.select().from(emailCodes).where(eq(emailCodes.email, 'reader@example.com'));
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('answers 429 after five codes in an hour, concurrent requests included', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => askFor('flood@example.com')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({ code: 'TOO_MANY_CODES' });
    await age('flood@example.com', 61);
    expect((await askFor('flood@example.com')).status).toBe(200);
  });

  test('used codes do not count towards the limit', async () => {
    for (let round = 0; round < 6; round += 1) {
      const otp = await codeFor('often@example.com');
      expect((await verify({ emailId: 'often@example.com', otp })).status).toBe(200);
    }
  });

  test('answers while the mail server is down, and the code is mailed when it is up again', async () => {
    const mute = await makeTestApp({ smtpUrl: 'smtp://localhost:9' });
    const body = { emailId: 'a@example.com' };
    expect((await mute.call('POST', '/patrons-registration/SendEmailOtp', { body })).status).toBe(200);
    await mute.runJobs();
    const [event] = await mute.db.select().from(outboxEvents);
    expect(event?.secret).toMatch(/^enc:/);
    const sent: OutgoingMail[] = [];
    mute.services.mailer.send = async (mail) => void sent.push(mail);
    await mute.runJobs();
    expect(sent).toMatchObject([{ to: 'a@example.com', subject: expect.stringMatching(/^\d{6} is your/) }]);
    expect((await mute.db.select().from(outboxEvents))[0]?.secret).toBeNull();
    await mute.close();
  });

  test('answers 429 after 100 codes for one network address', async () => {
    const flooded = await makeTestApp();
    const one = { email: 'x@example.com', codeHash: '-', expiresAt: new Date(), network: '127.0.0.1' };
    await flooded.db
      .insert(emailCodes)
      .values(Array.from({ length: 100 }, (_, at) => ({ ...one, email: `${at}@b.co` })));
    const answer = await flooded.call('POST', '/patrons-registration/SendEmailOtp', { body: { emailId: 'new@b.co' } });
    expect(answer.status).toBe(429);
    await flooded.close();
  });
});

describe('SaveEmailVerifyDetails', () => {
  test.each([{ emailId: 'a@b.co' }, { emailId: 'a@b.co', otp: '12345' }, { emailId: 'a@b.co', otp: 123456 }])(
    'answers 400 for the malformed code %j',
    async (body) => {
      const answer = await verify(body);
      expect(answer.status).toBe(400);
      expect(answer.body.fields.otp).toMatch(/^Code /);
    },
  );

  test('the first sign-in creates a learner with the given name', async () => {
    const named = await verify({
      emailId: 'new@example.com',
      otp: await codeFor('new@example.com'),
      name: 'Neha Iyer',
    });
    expect(named.status).toBe(200);
    expect(named.body.data.results).toMatchObject({
      auth_token: expect.stringMatching(/^[\w-]{43}$/),
      user_id: expect.any(Number),
      user: { name: 'Neha Iyer', email_id: 'new@example.com', is_admin: false, trainer_id: null, photo: null },
    });
  });

  test('a new address without a name keeps its code and its tries, and takes no name from the address', async () => {
    const emailId = 'Asha.Rao@Example.com';
    const otp = await codeFor('asha.rao@example.com');
    for (let tries = 0; tries < 6; tries += 1) {
      const unnamed = await verify({ emailId, otp, name: tries > 3 ? ' ' : undefined });
      expect(unnamed).toMatchObject({ status: 202, body: { data: { results: { needs_name: true } } } });
      expect(unnamed.body.data.results).not.toHaveProperty('ticket');
    }
    expect(await api.db.$count(users, eq(users.email, 'asha.rao@example.com'))).toBe(0);
    const named = await verify({ emailId, otp, name: ' Asha ' });
    expect(named.body.data.results.user).toMatchObject({ name: 'Asha', email_id: 'asha.rao@example.com' });
    expect(named.body.data.results.user).not.toHaveProperty('has_derived_name');
    expect(await mailbox('asha.rao@example.com')).toHaveLength(1);
  });

  test('a wrong code answers the same for an address with and without an account', async () => {
    await signIn(api, 'has-account@example.com');
    const answers = [];
    for (const emailId of ['has-account@example.com', 'has-none@example.com']) {
      answers.push(await verify({ emailId, otp: another(await codeFor(emailId)) }));
    }
    expect(answers[0]).toMatchObject({ status: 400, body: { code: 'WRONG_CODE' } });
    const [known, unknown] = answers.map(({ status, body: { request_id: _id, ...body } }) => ({ status, body }));
    expect(known).toEqual(unknown);
  });

  test('a name that an earlier version took from the address is one until the user enters theirs', async () => {
    const { userId, token } = await signIn(api, 'kabir.roy@example.com');
    await api.db.update(users).set({ hasDerivedName: true }).where(eq(users.id, userId));
    const readUser = async () => (await api.call('GET', '/auth/user', { token, query: { id: String(userId) } })).body;
    expect((await readUser()).data.results).toMatchObject({ name: 'Kabir Roy', has_derived_name: true });
    const body = { UserId: userId, EmailId: 'kabir.roy@example.com', Name: 'Kabir Roy' };
    expect((await api.call('PUT', '/dashboard/UpdateUserProfile', { token, body })).status).toBe(200);
    expect((await readUser()).data.results).not.toHaveProperty('has_derived_name');
  });

  test('the second sign-in returns the same user with the same name', async () => {
    const first = await signIn(api, 'same@example.com', { name: 'Same' });
    const again = await verify({ emailId: 'same@example.com', otp: await codeFor('same@example.com'), name: 'Other' });
    expect(again.body.data.results).toMatchObject({ user_id: first.userId, user: { name: 'Same' } });
  });

  test('a code works once and until a newer one is requested', async () => {
    const older = await codeFor('once@example.com');
    const newer = await codeFor('once@example.com');
    if (older !== newer) expect((await verify({ emailId: 'once@example.com', otp: older })).status).toBe(400);
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => verify({ emailId: 'once@example.com', otp: newer })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('a code expires after ten minutes', async () => {
    const otp = await codeFor('late@example.com');
    await age('late@example.com', 10);
    expect(await verify({ emailId: 'late@example.com', otp })).toMatchObject({
      status: 400,
      body: { code: 'WRONG_CODE' },
    });
  });

  test('five wrong tries end a code, concurrent tries included', async () => {
    const otp = await codeFor('guess@example.com');
    const tries = await Promise.all(
      Array.from({ length: 7 }, () => verify({ emailId: 'guess@example.com', otp: another(otp) })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 400, 429, 429]);
    expect(await verify({ emailId: 'guess@example.com', otp })).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_TRIES' },
    });
    expect((await verify({ emailId: 'guess@example.com', otp: await codeFor('guess@example.com') })).status).toBe(200);
  });

  test('a code works for its address only', async () => {
    const otp = await codeFor('mine@example.com');
    expect((await verify({ emailId: 'theirs@example.com', otp })).status).toBe(400);
  });

  test('registering as a trainer needs a name and is idempotent', async () => {
    const emailId = 'institute@example.com';
    const otp = await codeFor(emailId);
    const nameless = await verify({ emailId, otp, registerAs: 'institute', name: undefined });
    expect(nameless).toMatchObject({ status: 400, body: { fields: { name: 'Name is required' } } });
    const fields = {
      name: 'Bright Institute',
      ownerName: 'R. Mehta',
      trainingType: 'Corporate',
      contactNo: '9876543210',
    };
    const made = await verify({ emailId, otp, registerAs: 'institute', ...fields });
    const { user } = made.body.data.results;
    expect(user).toMatchObject({ trainer_id: expect.any(Number), contact_no: '9876543210' });
    const again = await verify({ emailId, otp: await codeFor(emailId), registerAs: 'individual', name: 'Other' });
    expect(again.body.data.results.user.trainer_id).toBe(user.trainer_id);
    const rows = await api.db.select().from(trainers).where(eq(trainers.id, user.trainer_id));
    expect(rows).toMatchObject([{ kind: 'institute', name: 'Bright Institute', ownerName: 'R. Mehta' }]);
  });
});

describe('registration', () => {
  const fields = { name: 'Bright Institute', ownerName: 'R. Mehta', contactNo: '+91 98765 43210', pincode: '411001' };

  test.each([
    [{ registerAs: 'institute', name: 'Bright' }, 'ownerName', 'Owner name is required'],
    [
      { registerAs: 'individual', name: 'A', contactNo: '12345' },
      'contactNo',
      'Phone number must be exactly 10 digits',
    ],
    [{ registerAs: 'individual', name: 'A', pincode: 'abc' }, 'pincode', 'PIN code must be exactly 6 digits'],
    [{ registerAs: 'school', name: 'A' }, 'registerAs', /must be one of individual, institute/],
    [{ name: 'A', countryCode: '+91' }, 'countryCode', /digits/],
  ])('invalid details are refused without using up the code: %j', async (over, field, sentence) => {
    const emailId = `careful-${field}@example.com`;
    const otp = await codeFor(emailId);
    const refused = await verify({ emailId, otp, ...over });
    expect(refused.status).toBe(400);
    expect(refused.body.fields[field]).toMatch(sentence);
    expect((await verify({ emailId, otp })).status).toBe(200);
  });

  test('stores all details, the number without its country code, in any spelling', async () => {
    const emailId = 'spelled@example.com';
    const made = await verify({
      EmailId: emailId,
      OTP: await codeFor(emailId),
      Name: 'Asha Rao',
      ContactNo: '+919876543210',
      pin_code: '411001',
      Gender: 'Female',
      register_as: 'individual',
      training_type: 'Online',
    });
    expect(made.body.data.results.user).toMatchObject({ name: 'Asha Rao', trainer_id: expect.any(Number) });
    const [row] = await api.db.select().from(users).where(eq(users.email, emailId));
    expect(row).toMatchObject({ contactNo: '9876543210', countryCode: '91', pinCode: '411001', gender: 'Female' });
  });

  test('a learner who becomes a trainer keeps their details and gets the missing ones', async () => {
    const emailId = 'later@example.com';
    await signIn(api, emailId, { name: 'Learner', gender: 'Male' });
    const otp = await codeFor(emailId);
    const { body } = await verify({ emailId, otp, ...fields, gender: 'Other', registerAs: 'institute' });
    expect(body.data.results.user).toMatchObject({ name: 'Learner', contact_no: '9876543210' });
    const [row] = await api.db.select().from(users).where(eq(users.email, emailId));
    expect(row).toMatchObject({ gender: 'Male', pinCode: '411001' });
    const [trainer] = await api.db.select().from(trainers).where(eq(trainers.id, body.data.results.user.trainer_id));
    expect(trainer).toMatchObject({ kind: 'institute', name: 'Bright Institute', ownerName: 'R. Mehta' });
  });
});

describe('a session', () => {
  let person: TestUser;
  beforeAll(async () => {
    person = await signIn(api, 'person@example.com');
  });
  const whoAmI = (token: string | undefined, id: unknown) =>
    api.call('GET', '/auth/user', { token, query: { id: String(id) } });

  test('answers 401 without a valid token', async () => {
    expect((await whoAmI(undefined, person.userId)).status).toBe(401);
    expect((await whoAmI('x'.repeat(43), person.userId)).status).toBe(401);
    expect((await whoAmI('short', person.userId)).status).toBe(401);
  });

  test.each(['abc', '', '1.5', '0', '99999999999', '1e309'])('answers 400 for the malformed id %j', async (id) => {
    expect(await whoAmI(person.token, id)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });

  test('answers 403 for the id of another or a missing user', async () => {
    const other = await signIn(api, 'other@example.com');
    for (const id of [other.userId, 2_000_000_000]) {
      expect(await whoAmI(person.token, id)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
  });

  test('returns the signed-in user', async () => {
    const answer = await whoAmI(person.token, person.userId);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { results: { user_id: person.userId, email_id: 'person@example.com', name: 'Person' } } },
    });
  });

  test('the database stores no usable token', async () => {
    const rows = await api.db.select().from(sessions).where(eq(sessions.userId, person.userId));
    expect(JSON.stringify(rows)).not.toContain(person.token);
  });

  test('expires after 180 days', async () => {
    const { token, userId } = await signIn(api, 'old@example.com');
    const move = (days: number) =>
      api.db
        .update(sessions)
        .set({ expiresAt: sql`expires_at - make_interval(days => ${days})` })
        .where(eq(sessions.userId, userId));
    await move(179);
    expect((await whoAmI(token, userId)).status).toBe(200);
    await move(1);
    expect((await whoAmI(token, userId)).status).toBe(401);
  });

  test('logout ends the session of this device only', async () => {
    const [here, there] = [await signIn(api, 'two@example.com'), await signIn(api, 'two@example.com')];
    expect((await api.call('POST', '/auth/logout')).status).toBe(401);
    const out = await api.call('POST', '/auth/logout', { token: here.token });
    expect([out.status, out.headers['clear-site-data']]).toEqual([200, '"storage"']);
    expect((await whoAmI(here.token, here.userId)).status).toBe(401);
    expect((await whoAmI(there.token, there.userId)).status).toBe(200);
  });

  test('blocking a user ends their sessions', async () => {
    const { token, userId } = await signIn(api, 'blocked@example.com');
    await api.db
      .update(users)
      .set({ blockedAt: new Date() })
      .where(and(eq(users.id, userId)));
    expect((await whoAmI(token, userId)).status).toBe(401);
    const otp = await codeFor('blocked@example.com');
    expect((await verify({ emailId: 'blocked@example.com', otp })).body).toMatchObject({ code: 'BLOCKED' });
  });
});

test('answers 404 for Google sign-in without a client id', async () => {
  const answer = await api.call('POST', '/auth/google', { body: { credential: 'x' } });
  expect(answer).toMatchObject({ status: 404, body: { success: false } });
});

test('the demo mailbox exists in demo mode only', async () => {
  const strict = await makeTestApp({ demo: false });
  expect((await strict.call('GET', '/dev/mailbox', { query: { to: 'a@b.co' } })).status).toBe(404);
  await strict.close();
});

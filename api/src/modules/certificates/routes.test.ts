import { createPublicKey } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { createVerifier } from 'fast-jwt';
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, type JWK, jwtVerify } from 'jose';
import { addAttendedBatch } from '../../../test/certificate-fixtures';
import { mailsTo, makeShop, type Shop } from '../../../test/order-fixtures';
import { signIn } from '../../../test/test-app';
import { systemContext } from '../../platform/context/context';
import { certificates, issuerKeys } from '../../platform/database/schema/certificates';
import { batches } from '../../platform/database/schema/courses';
import { rotateIssuerKey } from './issuer-service';
import { issueDueCertificates } from './issuing-service';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop({ origin: 'https://kaksha.example' });
});
afterAll(() => shop.close());

const makeBatch = (attendance: { attended: number; isOver?: boolean }) => addAttendedBatch(shop, attendance);

/** Runs the scheduled job, and what follows from it. */
async function issueDue() {
  await issueDueCertificates(systemContext(shop.services, shop.settings));
  await shop.runJobs();
}

const ofBatch = () => shop.db.select().from(certificates).where(eq(certificates.batchId, shop.batch));

async function issued({ attended = 4 } = {}) {
  await makeBatch({ attended });
  await issueDue();
  const [row] = await ofBatch();
  if (!row) throw new Error('no certificate was issued');
  return row;
}

const setMinimum = (token: string | undefined, percent: number | null) =>
  shop.call('PUT', `/classes/${shop.batch}/certificates`, { token, body: { percent } });
const read = (id: string) => shop.call('GET', `/certificates/${id}`);
const revoke = (id: string, token?: string, reason = 'Another person attended') =>
  shop.call('POST', `/certificates/${id}/revoke`, { token, body: { reason } });

test('a learner who reached the minimum attendance of a finished batch gets one certificate, a notification and a mail', async () => {
  const { id } = await issued({ attended: 3 });
  await issueDue();
  expect(await ofBatch()).toHaveLength(1);
  const { body } = await read(id);
  expect(body.data.results).toEqual({
    id,
    learner_name: 'Priya Nair',
    course_name: 'Helm Charts',
    trainer_name: 'Asha Rao',
    course_id: shop.course,
    trainer_id: shop.trainer.trainerId,
    batch_id: shop.batch,
    start_date: '2026-01-05',
    end_date: '2026-01-08',
    sessions: 4,
    attended: 3,
    attended_minutes: 180,
    trainer_verified: false,
    state: 'valid',
    revoked_at: null,
    revoke_reason: '',
    replaces: null,
    replaced_by: null,
    issued_at: expect.any(String),
    is_genuine: true,
  });
  const own = await shop.call('GET', '/certificates', { token: shop.learner.token });
  expect(own.body.data.results.map((each: { id: string }) => each.id)).toContain(id);
  const [mail] = await mailsTo(shop, 'learner@example.com');
  expect(mail).toMatchObject({ subject: 'Your certificate: Helm Charts' });
  expect(mail?.text).toContain(`https://kaksha.example/certificates/${id}`);
  const told = await shop.call('GET', '/notifications', { token: shop.learner.token });
  expect(told.body.data.results[0]).toMatchObject({ kind: 'certificate', link: `/certificates/${id}` });
});

test('issues no certificate below the minimum, before the end, or when certificates are off', async () => {
  await makeBatch({ attended: 2 });
  await issueDue();
  expect(await ofBatch()).toEqual([]);
  await makeBatch({ attended: 4, isOver: false });
  await issueDue();
  expect(await ofBatch()).toEqual([]);
  await makeBatch({ attended: 4 });
  expect((await setMinimum(shop.trainer.token, null)).status).toBe(200);
  await issueDue();
  expect(await ofBatch()).toEqual([]);
});

test('a session that was skipped does not count', async () => {
  await makeBatch({ attended: 3 });
  await setMinimum(shop.trainer.token, 100);
  expect(await ofBatch()).toEqual([]);
  await shop.db
    .update(batches)
    .set({ sessionChanges: [{ day: '2026-01-08', action: 'skip', toDay: null, toTime: null, reason: '' }] })
    .where(eq(batches.id, shop.batch));
  await setMinimum(shop.trainer.token, 100);
  expect(await ofBatch()).toMatchObject([{ sessions: 3, attended: 3 }]);
});

test('lowering the minimum attendance of a finished batch issues certificates; only its trainer may', async () => {
  await makeBatch({ attended: 2 });
  await issueDue();
  expect((await setMinimum(undefined, 50)).status).toBe(401);
  expect((await setMinimum(shop.trainer.token, 101)).status).toBe(400);
  expect((await setMinimum(shop.stranger.token, 50)).status).toBe(403);
  const { status, body } = await setMinimum(shop.trainer.token, 50);
  expect(status).toBe(200);
  expect(body.data.results).toMatchObject({
    batch_id: shop.batch,
    percent: 50,
    is_finished: true,
    learners: [{ name: 'Priya Nair', sessions: 4, attended: 2, certificate: { state: 'valid' } }],
  });
  const listed = (token?: string) => shop.call('GET', `/classes/${shop.batch}/certificates`, { token });
  expect((await listed()).status).toBe(401);
  expect((await listed(shop.learner.token)).status).toBe(403);
  expect((await listed(shop.trainer.token)).body).toEqual(body);
});

/** Verifies a credential with the keys of the DID document alone, with two libraries. */
async function verifiers() {
  const { body: issuer } = await shop.call('GET', '/certificate-issuer');
  expect(issuer.id).toBe('did:web:kaksha.example');
  const methods: { id: string; publicKeyJwk: JWK }[] = issuer.verificationMethod;
  const keys = createLocalJWKSet({ keys: methods.map(({ id, publicKeyJwk }) => ({ ...publicKeyJwk, kid: id })) });
  const [method] = methods;
  if (!method) throw new Error('the document has no key');
  const pem = createPublicKey({ key: method.publicKeyJwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  const verifyFast = createVerifier({ key: pem.toString(), algorithms: ['RS256'], allowedIss: issuer.id });
  return {
    jose: async (jwt: string) => (await jwtVerify(jwt, keys, { issuer: issuer.id, algorithms: ['RS256'] })).payload,
    fastJwt: async (jwt: string): Promise<unknown> => verifyFast(jwt),
  };
}

test('two libraries verify the credential offline and refuse a changed one', async () => {
  const { id } = await issued();
  const answer = await shop.call('GET', `/certificates/${id}/credential`);
  expect(answer.headers['content-type']).toBe('application/vc+jwt');
  const jwt: string = answer.body;
  expect(decodeProtectedHeader(jwt)).toMatchObject({ alg: 'RS256', typ: 'JWT' });
  const [header, payload = '', signature] = jwt.split('.');
  const text = Buffer.from(payload, 'base64url').toString().replace('Priya Nair', 'Ravi Kumar');
  const changed = [header, Buffer.from(text).toString('base64url'), signature].join('.');
  for (const verify of Object.values(await verifiers())) {
    expect(await verify(jwt)).toMatchObject({
      id: `https://kaksha.example/certificates/${id}`,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      credentialSubject: {
        identifier: [{ identityType: 'name', identityHash: 'Priya Nair' }],
        achievement: { name: 'Helm Charts', creator: { name: 'Asha Rao' } },
      },
    });
    await expect(verify(changed)).rejects.toThrow();
  }
});

test('a certificate whose row or credential was changed in the database is not genuine', async () => {
  const { id, credential } = await issued();
  const genuine = async () => (await read(id)).body.data.results.is_genuine;
  await shop.db.update(certificates).set({ learnerName: 'Ravi Kumar' }).where(eq(certificates.id, id));
  expect(await genuine()).toBe(false);
  await shop.db
    .update(certificates)
    .set({ learnerName: 'Priya Nair', credential: `${credential.slice(0, -8)}AAAAAAAA` })
    .where(eq(certificates.id, id));
  expect(await genuine()).toBe(false);
});

test('a certificate of demo data is signed when it is first shown', async () => {
  const { id } = await issued();
  await shop.db.update(certificates).set({ credential: '' }).where(eq(certificates.id, id));
  expect((await read(id)).body.data.results.is_genuine).toBe(true);
});

test('the key of the site is made once and stored encrypted', async () => {
  await issued();
  await issued();
  const keys = await shop.db.select().from(issuerKeys);
  expect(keys).toHaveLength(1);
  expect(keys[0]?.privateKey).toMatch(/^enc:/);
  expect(Object.keys(keys[0]?.publicJwk ?? {}).sort()).toEqual(['e', 'kty', 'n']);
});

/** Whether the status list that the credential names has it as revoked. */
async function isListedAsRevoked(jwt: string): Promise<boolean> {
  const { credentialStatus } = decodeJwt<{
    credentialStatus: { statusListIndex: string; statusListCredential: string };
  }>(jwt);
  const path = new URL(credentialStatus.statusListCredential).pathname.replace(shop.settings.prefix, '');
  const { jose } = await verifiers();
  const list = await jose((await shop.call('GET', path)).body);
  const { encodedList } = list.credentialSubject as { encodedList: string };
  const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'));
  const index = Number(credentialStatus.statusListIndex);
  expect(bits).toHaveLength(16_384);
  return ((bits[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
}

test('after a rotation a new key signs, and certificates of the older key still verify', async () => {
  const old = await issued();
  const oldKey = decodeProtectedHeader(old.credential).kid;
  const [newest] = await rotateIssuerKey(shop.services);
  const young = await issued();
  const { kid } = decodeProtectedHeader(young.credential);
  expect(kid).toBe(`did:web:kaksha.example#${newest?.id}`);
  expect(kid).not.toBe(oldKey);

  const { body: document } = await shop.call('GET', '/certificate-issuer');
  expect(document.assertionMethod).toEqual([kid, oldKey]);
  const { jose } = await verifiers();
  for (const { id, credential } of [old, young]) {
    expect((await jose(credential)).jti).toContain(id);
    expect((await read(id)).body.data.results.is_genuine).toBe(true);
  }
});

test('the trainer revokes a certificate with a reason, and its page and the status list say so', async () => {
  const { id, credential } = await issued();
  const other = await signIn(shop, 'other-trainer@example.com', { registerAs: 'individual', name: 'Other' });
  expect(await isListedAsRevoked(credential)).toBe(false);
  expect((await revoke(id)).status).toBe(401);
  expect((await revoke(id, shop.trainer.token, '')).status).toBe(400);
  for (const { token } of [shop.learner, shop.stranger, other]) expect((await revoke(id, token)).status).toBe(403);
  expect((await revoke('00000000-0000-4000-8000-000000000000', shop.trainer.token)).status).toBe(404);
  expect((await revoke(id, shop.trainer.token)).status).toBe(200);
  expect((await revoke(id, shop.trainer.token)).body.code).toBe('CERTIFICATE_REVOKED');
  expect((await read(id)).body.data.results).toMatchObject({
    state: 'revoked',
    revoke_reason: 'Another person attended',
    is_genuine: true,
  });
  expect(await isListedAsRevoked(credential)).toBe(true);
  const [mail] = await mailsTo(shop, 'learner@example.com');
  expect(mail).toMatchObject({ subject: 'Your certificate was revoked: Helm Charts' });
  expect((await shop.call('GET', `/certificates/${id}/file`)).body.code).toBe('CERTIFICATE_REVOKED');
  await issueDue();
  expect(await ofBatch()).toHaveLength(1);
});

test('the PDF file embeds its font, and the picture has the size of a social card', async () => {
  const { id } = await issued();
  const { rawPayload: pdf } = await shop.app.inject(`${shop.settings.prefix}/certificates/${id}/file`);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.toString('latin1')).toMatch(/\/FontName \/[A-Z]{6}\+AnekLatin-SemiBold/);
  expect(pdf.toString('latin1')).toContain('/FontFile2');
  const { rawPayload: png } = await shop.app.inject(`${shop.settings.prefix}/certificates/${id}/picture`);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('the certificate of a deleted account is gone, and the status list has it as revoked', async () => {
  const { id, credential } = await issued();
  await shop.call('DELETE', '/dashboard/DeleteMyAccount', { token: shop.learner.token });
  expect((await read(id)).status).toBe(404);
  expect(await isListedAsRevoked(credential)).toBe(true);
  const [row] = await ofBatch();
  expect(row).toMatchObject({ learnerName: '', credential: '' });
});

import { eq } from 'drizzle-orm';
import { addAttendedBatch } from '../../../test/certificate-fixtures';
import { makeShop, type Shop } from '../../../test/order-fixtures';
import { systemContext } from '../../platform/context/context';
import { certificates } from '../../platform/database/schema/certificates';
import { attendance } from '../../platform/database/schema/classes';
import { issueDueCertificates } from './issuing-service';

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop({ origin: 'https://kaksha.example' });
});
afterAll(() => shop.close());

const ofBatch = () => shop.db.select().from(certificates).where(eq(certificates.batchId, shop.batch));
const issueDue = () => issueDueCertificates(systemContext(shop.services, shop.settings));

async function issued() {
  await addAttendedBatch(shop, { attended: 4 });
  await issueDue();
  const [row] = await ofBatch();
  if (!row) throw new Error('no certificate was issued');
  return row;
}

const setMinimum = (token: string, percent: number) =>
  shop.call('PUT', `/classes/${shop.batch}/certificates`, { token, body: { percent } });
const read = (id: string) => shop.call('GET', `/certificates/${id}`);
const revoke = (id: string, token: string, reason = 'Another person attended') =>
  shop.call('POST', `/certificates/${id}/revoke`, { token, body: { reason } });
const rename = (name: string) =>
  shop.call('PUT', '/dashboard/UpdateUserProfile', { token: shop.learner.token, body: { name } });
const own = async () =>
  (await shop.call('GET', '/certificates', { token: shop.learner.token })).body.data.results.filter(
    ({ batch_id: id }: { batch_id: number }) => id === shop.batch,
  );
beforeEach(() => rename('Priya Nayr'));

test('a revoked certificate is replaced, and each names the other', async () => {
  const { id } = await issued();
  await revoke(id, shop.trainer.token, 'The name is misspelt');
  expect(await own()).toMatchObject([{ id, state: 'revoked', replaced_by: null, replaces: null }]);
  await rename('Priya Nair');
  const [corrected, old] = await own();
  expect(corrected).toMatchObject({ learner_name: 'Priya Nair', state: 'valid', replaces: id, replaced_by: null });
  expect(old).toMatchObject({ id, learner_name: 'Priya Nayr', state: 'revoked', replaced_by: corrected.id });
  expect((await read(id)).body.data.results).toMatchObject({ replaced_by: corrected.id, is_genuine: true });
  expect((await read(corrected.id)).body.data.results).toMatchObject({ replaces: id, is_genuine: true });
  const { body } = await setMinimum(shop.trainer.token, 75);
  expect(body.data.results.learners).toMatchObject([{ certificate: { id: corrected.id } }]);
  expect(await ofBatch()).toHaveLength(2);
  expect((await shop.call('GET', `/certificates/${corrected.id}/file`)).status).toBe(200);
  expect((await shop.call('GET', `/certificates/${id}/file`)).status).toBe(409);
});

test('a certificate that is revoked after the correction is replaced at once', async () => {
  const { id } = await issued();
  await rename('Priya Nair');
  expect(await own()).toMatchObject([{ id, state: 'valid' }]);
  const { body } = await revoke(id, shop.trainer.token, 'The name is misspelt');
  const [corrected] = await own();
  expect(corrected).toMatchObject({ learner_name: 'Priya Nair', replaces: id });
  expect(body.data.results).toMatchObject({ id, state: 'revoked', replaced_by: corrected.id });
});

test('no other change and no lower attendance gives another certificate', async () => {
  const { id } = await issued();
  await revoke(id, shop.trainer.token);
  await rename(' Priya Nayr ');
  await setMinimum(shop.trainer.token, 60);
  expect(await own()).toHaveLength(1);
  await shop.db.delete(attendance).where(eq(attendance.batchId, shop.batch));
  await rename('Another Person');
  await issueDue();
  expect(await own()).toHaveLength(1);
});

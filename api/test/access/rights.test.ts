import { type AdminRight, adminRights } from '@kaksha/domain/admin-rights';
import { eq } from 'drizzle-orm';
import { users } from '../../src/platform/database/schema/people';
import type { Operation } from '../contract';
import { makeTestApp, signIn, type TestApp, type TestUser } from '../test-app';

/** Each operation for administrators asks for one right, which the OpenAPI document names. */

let api: TestApp;
let admin: TestUser;
beforeAll(async () => {
  api = await makeTestApp();
  admin = await signIn(api, 'admin@example.com', { admin: true });
});
afterAll(() => api.close());

const hold = (rights: AdminRight[]) =>
  api.db.update(users).set({ adminRights: rights }).where(eq(users.id, admin.userId));
const rightOf = ({ description = '' }: Operation) =>
  adminRights.find((right) => description.includes(`Needs the right \`${right}\`.`)) ?? null;

/** `right` for a refusal because of the right; `other` for every other answer. */
async function outcomeOf({ method, path }: { method: string; path: string }): Promise<'right' | 'other'> {
  const url = api.settings.prefix + path.replaceAll(/\{\w+\}/g, '2147483647');
  const headers = { authorization: `Bearer ${admin.token}` };
  const { statusCode, payload } = await api.app.inject({ method: method as 'GET', url, headers });
  return statusCode === 403 && payload.includes('with the right') ? 'right' : 'other';
}

test.each(adminRights)('the right %s opens its operations and no other', async (right) => {
  await hold([right]);
  const outcomes: [string, string][] = [];
  const wanted: [string, string][] = [];
  for (const operation of api.contract.operations) {
    const needed = rightOf(operation);
    if (!needed) continue;
    outcomes.push([operation.operationId, await outcomeOf(operation)]);
    wanted.push([operation.operationId, needed === right ? 'other' : 'right']);
  }
  expect(wanted.length).toBeGreaterThan(30);
  expect(outcomes).toEqual(wanted);
});

test('a user without rights is no administrator, and one with any right is', async () => {
  const isAdmin = async () =>
    (await api.call('GET', '/auth/user', { query: { id: String(admin.userId) }, token: admin.token })).body.data
      .results;
  await hold([]);
  expect(await isAdmin()).toMatchObject({ is_admin: false });
  await hold(['content', 'finance']);
  expect(await isAdmin()).toMatchObject({ is_admin: true, rights: ['content', 'finance'] });
});

test('is_admin alone, as earlier code writes it, gives and takes all rights', async () => {
  const stored = async () =>
    (await api.db.select({ rights: users.adminRights }).from(users).where(eq(users.id, admin.userId)))[0]?.rights;
  await api.db.update(users).set({ isAdmin: false }).where(eq(users.id, admin.userId));
  expect(await stored()).toEqual([]);
  await api.db.update(users).set({ isAdmin: true }).where(eq(users.id, admin.userId));
  expect(await stored()).toEqual(adminRights);
});

import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addTrainer } from '../../../test/catalogue-fixtures';
import { makeTestApp, type TestApp } from '../../../test/test-app';
import { outboxEvents } from '../database/schema/outbox';
import { paymentConfigs } from '../database/schema/payments';
import { emit } from '../outbox/emit';
import { encryptFields } from './encrypt-fields';
import { createFieldCipher } from './field-cipher';
import { loadEncryptionKeys, newKey, readEncryptionKeys } from './keys';
import { accountNumberOf, eventSecretOf } from './purposes';
import { rotateKeys } from './rotate-keys';

let api: TestApp;
let dataFolder: string;
let trainerId: number;
beforeAll(async () => {
  api = await makeTestApp();
  dataFolder = await mkdtemp(join(tmpdir(), 'kaksha-keys-'));
  trainerId = await addTrainer(api.db);
  await api.db.insert(paymentConfigs).values({
    trainerId,
    currencies: ['INR'],
    payoutKind: 'bank',
    accountNumber: '012345678901',
    ifsc: 'HDFC0001234',
  });
}, 60_000);
afterAll(async () => {
  await api.close();
  await rm(dataFolder, { recursive: true });
});

const stored = async () => (await api.db.select().from(paymentConfigs))[0]?.accountNumber ?? '';
const keyOf = (letter: string) => Buffer.alloc(32, letter);

test('encrypts a value differently each time and decrypts it for its own row only', () => {
  const cipher = createFieldCipher([keyOf('a')]);
  const [first, second] = [cipher.encrypt('0123', 'row:1'), cipher.encrypt('0123', 'row:1')];
  expect(first).not.toBe(second);
  expect(first).not.toContain('0123');
  expect(cipher.decrypt(first, 'row:1')).toBe('0123');
  expect(() => cipher.decrypt(first, 'row:2')).toThrow();
  expect(() => createFieldCipher([keyOf('b')]).decrypt(first, 'row:1')).toThrow(/does not contain the key/);
  expect(createFieldCipher([keyOf('b'), keyOf('a')]).decrypt(first, 'row:1')).toBe('0123');
});

test('refuses keys that are not 32 bytes in base64, without repeating them', () => {
  const problems: string[] = [];
  readEncryptionKeys(`${newKey()},tooshort`, problems);
  expect(problems).toEqual([expect.stringContaining('ENCRYPTION_KEYS')]);
  expect(problems[0]).not.toContain('tooshort');
  expect(readEncryptionKeys(newKey(), [])).toHaveLength(1);
});

test('keeps the demo key in a file that only its owner can read', async () => {
  const [key] = await loadEncryptionKeys([], dataFolder);
  expect((await loadEncryptionKeys([], dataFolder))[0]).toEqual(key);
  expect((await stat(join(dataFolder, 'encryption.key'))).mode & 0o777).toBe(0o600);
});

test('encrypts rows from before encryption once', async () => {
  const cipher = createFieldCipher(await loadEncryptionKeys([], dataFolder));
  expect(await encryptFields(api.db, cipher)).toBe(1);
  expect(await encryptFields(api.db, cipher)).toBe(0);
  expect(await stored()).toMatch(/^enc:/);
  expect(cipher.decrypt(await stored(), accountNumberOf(trainerId))).toBe('012345678901');
});

test('rotates the demo key: all rows have the new key, and the file holds no older one', async () => {
  const before = await stored();
  expect(await rotateKeys(api.db, { encryptionKeys: [], dataFolder })).toBe(1);
  expect(await stored()).not.toBe(before);
  const keys = (await readFile(join(dataFolder, 'encryption.key'), 'utf8')).trim().split('\n');
  expect(keys).toHaveLength(1);
  const cipher = createFieldCipher(await loadEncryptionKeys([], dataFolder));
  expect(cipher.decrypt(await stored(), accountNumberOf(trainerId))).toBe('012345678901');
});

test('rotates to the first configured key, also the secrets of mails that wait', async () => {
  const older = (await readFile(join(dataFolder, 'encryption.key'), 'utf8')).trim();
  const secret = { email: 'learner@example.com', code: '123456' };
  const event = { kind: 'sign-in-code.requested', payload: { purpose: 'sign-in' }, secret } as const;
  const olderCipher = createFieldCipher([Buffer.from(older, 'base64')]);
  await api.db.transaction((tx) => emit({ ...api.services, db: tx, cipher: olderCipher }, event));
  const current = newKey();
  expect(await rotateKeys(api.db, { encryptionKeys: [current, older], dataFolder })).toBe(2);
  const cipher = createFieldCipher([Buffer.from(current, 'base64')]);
  expect(cipher.decrypt(await stored(), accountNumberOf(trainerId))).toBe('012345678901');
  const [waiting] = await api.db.select().from(outboxEvents);
  expect(JSON.parse(cipher.decrypt(waiting?.secret ?? '', eventSecretOf(waiting?.id ?? '')))).toEqual(secret);
  expect(await rotateKeys(api.db, { encryptionKeys: [current], dataFolder })).toBe(0);
});

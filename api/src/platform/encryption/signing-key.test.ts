import { sign } from '../payment-providers/signature';
import { isPass, keyFor, makePass } from './signing-key';

const siteKey = 'the key of the site';
const now = new Date('2026-12-01T00:00:00Z');
const until = new Date('2026-12-02T00:00:00Z');

test('a key of one purpose is not that of another, nor that of the site', () => {
  const keys = ['ticket', 'meetings', 'pass invoice', 'pass newsletter'].map((purpose) => keyFor(siteKey, purpose));
  expect(new Set([siteKey, ...keys]).size).toBe(5);
  expect(keyFor(siteKey, 'ticket')).toBe(keys[0]);
  expect(keyFor('another site', 'ticket')).not.toBe(keys[0]);
});

test('a pass opens what it was made for until its end', () => {
  const pass = makePass(siteKey, 'invoice 7', until);
  expect(isPass(siteKey, 'invoice 7', pass, now)).toBe(true);
  expect(isPass(siteKey, 'invoice 8', pass, now)).toBe(false);
  expect(isPass(siteKey, 'newsletter 7', pass, now)).toBe(false);
  expect(isPass('another site', 'invoice 7', pass, now)).toBe(false);
  expect(isPass(siteKey, 'invoice 7', pass, new Date(until.getTime() + 1000))).toBe(false);
});

test('links in mails of earlier versions count for a year', () => {
  const at = new Date('2028-06-01T00:00:00Z');
  const seconds = at.getTime() / 1000;
  const old = `${seconds}.${sign(`pass|newsletter 7|${seconds}`, siteKey)}`;
  expect(isPass(siteKey, 'newsletter 7', old, now)).toBe(true);
  expect(isPass(siteKey, 'newsletter 7', old, new Date('2027-12-01T00:00:00Z'))).toBe(false);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes, errorCodesDocument } from './error-codes';

test('docs/error-codes.md is current', () => {
  const file = join(__dirname, '../../../../docs/error-codes.md');
  expect(readFileSync(file, 'utf8')).toBe(errorCodesDocument());
});

test('codes are sorted and each has one sentence', () => {
  expect(Object.keys(errorCodes)).toEqual(Object.keys(errorCodes).sort());
  for (const meaning of Object.values(errorCodes)) expect(meaning).toMatch(/^[A-Z].*\.$/);
});

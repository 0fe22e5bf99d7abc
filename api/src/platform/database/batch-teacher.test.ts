import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const sources = join(__dirname, '../..');
const namedTrainer = /batches\.trainerId|batch\.trainerId|\b(?:b|batches)\.trainer_id/;

/** Where the trainer that a batch names counts, whether or not they still teach it. */
const allowed = [
  // Change the name itself.
  'modules/batches/service.ts',
  'modules/profile/account/deletion-repo.ts',
  'modules/staff/repo.ts',
  // Say which trainer a page, a filter or an order names; removed staff are named by no batch.
  'modules/catalogue/courses/repo.ts',
  'modules/catalogue/search/filters.ts',
  'modules/catalogue/search/suggest-repo.ts',
  'modules/payment/orders/offer.ts',
];

test('who teaches a batch is decided by the rule, not by the trainer that the batch names', async () => {
  const files = (await readdir(sources, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|^(?:platform\/database\/migrations)\//.test(file),
  );
  const found: string[] = [];
  for (const file of files) {
    const code = (await readFile(join(sources, file), 'utf8')).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    if (namedTrainer.test(code)) found.push(file);
  }
  expect(found.sort()).toEqual(allowed.sort());
});

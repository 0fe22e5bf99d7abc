import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const document = readFileSync(join(__dirname, '../../../../docs/release-trust.md'), 'utf8');
const tests = readdirSync(__dirname)
  .filter((file) => /^attacks-.*\.test\.ts$/.test(file))
  .map((file) => readFileSync(join(__dirname, file), 'utf8'))
  .join('\n');

test('each attack in docs/release-trust.md is a test', () => {
  const [attacks = ''] = document.split('## Who can change a part');
  const listed = [...attacks.matchAll(/^- (.+)$/gm)].map(([, attack = '']) => attack);
  expect(document).toContain(`These ${listed.length} attacks`);
  expect(listed.filter((attack) => !tests.includes(`'${attack}'`))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

test('the chip of an added type is green', () => {
  const css = readFileSync(join(__dirname, 'type-picker.module.css'), 'utf8');
  const [, taken] = /\.taken \{([^}]*)\}/.exec(css) ?? [];
  expect(taken).toContain('color: var(--good);');
  expect(taken).toContain('background: var(--good-wash);');
});

import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearReport, saveFailure, writeReport } from './report';

const folder = mkdtempSync(join(tmpdir(), 'kaksha-pictures-'));
const png = Buffer.from('png');

afterEach(() => clearReport(folder));

test('the report shows the expected, the actual and the different pixels of each failure', () => {
  saveFailure(folder, 'kit/ui-button--sizes-1350-dark', { expected: png, actual: png, difference: png });
  saveFailure(folder, 'screens/home-390-light', { expected: null, actual: png, difference: null });
  const page = writeReport(folder);
  const text = readFileSync(page ?? '', 'utf8');
  expect(text).toContain('2 pictures differ');
  for (const part of ['expected', 'actual', 'difference']) {
    expect(text).toContain(`src="kit/ui-button--sizes-1350-dark.${part}.png"`);
  }
  expect(text).toContain('src="screens/home-390-light.actual.png"');
  expect(text).not.toContain('screens/home-390-light.expected.png');
});

test('without a failure there is no report', () => {
  expect(writeReport(folder)).toBeNull();
});

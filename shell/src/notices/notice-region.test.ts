import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as limits from '@kaksha/domain/limits';

test('notices are 356 px wide and keep 24 px from the edges, on a phone 16 px', () => {
  const css = readFileSync(join(__dirname, 'notice-region.module.css'), 'utf8');
  const [phone = '', desktop = ''] = css.split('@media (min-width: 600px)');
  const { widthPx, offsetDesktopPx, offsetMobilePx } = limits.notice;
  expect(phone).toContain(`inset-block-end: ${offsetMobilePx}px;`);
  expect(phone).toContain(`inset-inline: ${offsetMobilePx}px;`);
  expect(desktop).toContain(`inset-block-end: ${offsetDesktopPx}px;`);
  expect(desktop).toContain(`inset-inline: auto ${offsetDesktopPx}px;`);
  expect(desktop).toContain(`inline-size: ${widthPx}px;`);
});

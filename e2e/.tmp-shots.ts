import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { sessionOf } from './support/people';
import { addressOf, type Screen, screens } from './support/screens';
import { startSite } from './support/start-site';

const out = '/work/shots';
mkdirSync(out, { recursive: true });
const only = process.argv[2] ? new RegExp(process.argv[2]) : null;
const extra: Screen[] = [
  { name: 'wizard 1', path: '/course-fill?step=1', as: 'trainer@kaksha.test', heading: /./ },
  { name: 'search near', path: '/live-courses?city=Pune', heading: /./ },
  { name: 'editor', path: '/blogcreate', as: 'admin@kaksha.test', heading: /./ },
];
const own = !process.env.E2E_ORIGIN;
const site = own ? await startSite() : { origin: process.env.E2E_ORIGIN as string, stop: async () => {} };
console.log(site.origin);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
try {
  for (const screen of [...screens, ...extra]) {
    if (only && !only.test(screen.name)) continue;
    const parts: Buffer[] = [];
    for (const width of [1350, 390])
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({
          viewport: { width, height: width > 500 ? 900 : 844 },
          colorScheme,
          reducedMotion: 'reduce',
        });
        if (screen.as) await context.addCookies(await sessionOf(site.origin, screen.as));
        const page = await context.newPage();
        page.on('pageerror', (e) => console.log(screen.name, 'ERROR', e.message));
        await page
          .goto(site.origin + (await addressOf(site.origin, screen)), { waitUntil: 'networkidle' })
          .catch((e) => console.log(screen.name, e.message.slice(0, 100)));
        await page.waitForTimeout(300);
        const shot = await page.screenshot({ fullPage: true });
        const target = width > 500 ? 760 : 300;
        const resized = sharp(shot).resize({ width: target });
        const { data, info } = await resized.png().toBuffer({ resolveWithObject: true });
        parts.push(
          info.height > 2000
            ? await sharp(data).extract({ left: 0, top: 0, width: target, height: 2000 }).png().toBuffer()
            : data,
        );
        await context.close();
      }
    const metas = await Promise.all(parts.map((p) => sharp(p).metadata()));
    const height = Math.max(...metas.map((m) => m.height ?? 0));
    let left = 0;
    const composite = parts.map((input, i) => {
      const at = { input, left, top: 0 };
      left += (metas[i]?.width ?? 0) + 8;
      return at;
    });
    await sharp({ create: { width: left, height, channels: 3, background: '#888' } })
      .composite(composite)
      .png()
      .toFile(`${out}/${screen.name.replace(/\W+/g, '-')}.png`);
    console.log('shot', screen.name, height);
  }
} finally {
  await browser.close();
  await site.stop();
}

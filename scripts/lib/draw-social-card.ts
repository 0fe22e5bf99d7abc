// Draws the social card of pages without an image: node --import tsx scripts/lib/draw-social-card.ts
// Run it again when the brand changes. The image is in git, because drawing it needs a browser with fonts.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { brand } from '@kaksha/domain/brand';
import { chromium } from 'playwright-core';
import { ensureBrowser } from './browser.mjs';

const root = resolve(import.meta.dirname, '../..');
const out = join(root, 'shell/server/public/social-card.png');
const fontFile = 'anek-latin/files/anek-latin-latin-wght-normal.woff2';
const font = createRequire(import.meta.url).resolve(`@fontsource-variable/${fontFile}`);

const colours = {
  paper: '#faf9f6',
  surface: '#ffffff',
  ink: '#151923',
  quiet: '#626874',
  line: '#cfcbc0',
  saffron: '#f6a21b',
};
/** Days of a course on its orbits: text and centre of each tile. */
const days = [
  { month: 'Day', day: '1', x: 800, y: 400, size: 1.55, lit: true },
  { month: 'Day', day: '5', x: 962, y: 264, size: 1 },
  { month: 'Day', day: '20', x: 1010, y: 100, size: 0.86 },
  { month: 'Day', day: '12', x: 1120, y: 390, size: 0.78 },
];

const tile = ({ month, day, x, y, size, lit }: (typeof days)[number]) => `
  <div class="tile${lit ? ' lit' : ''}" style="left:${x}px; top:${y}px; transform: translate(-50%, -50%) scale(${size})">
    <span>${month}</span><b>${day}</b>
  </div>`;

const page = `<!doctype html><style>
  @font-face { font-family: Anek; font-weight: 100 800; src: url(data:font/woff2;base64,${readFileSync(font, 'base64')}) }
  * { box-sizing: border-box; margin: 0 }
  body { position: relative; width: 1200px; height: 630px; overflow: hidden; background: ${colours.paper}; color: ${colours.ink}; font-family: Anek }
  svg.orbits { position: absolute; inset: 0; mask-image: linear-gradient(90deg, transparent 45%, black 62%) }
  .logo { position: absolute; left: 80px; top: 72px; display: flex; align-items: center; gap: 18px; font-size: 46px; font-weight: 700; letter-spacing: -0.5px }
  h1 { position: absolute; left: 80px; bottom: 76px; width: 620px; font-size: 70px; line-height: 1.06; font-weight: 750; letter-spacing: -1.6px; text-wrap: balance }
  .tile { position: absolute; width: 104px; height: 118px; display: flex; flex-direction: column; align-items: center; justify-content: center; border-radius: 21px; border: 2px solid ${colours.line}; background: ${colours.surface} }
  .tile span { font-size: 21px; line-height: 1; font-weight: 600; color: ${colours.quiet} }
  .tile b { font-size: 56px; line-height: 1; font-weight: 750; letter-spacing: -1px }
  .lit { border: 4px solid ${colours.saffron} }
  .lit::after { content: ''; position: absolute; right: -9px; top: -9px; width: 22px; height: 22px; border-radius: 50%; background: ${colours.saffron}; border: 3px solid ${colours.paper} }
</style>
<svg class="orbits" width="1200" height="630" fill="none" stroke="${colours.line}" stroke-width="2">
  ${[230, 400, 570].map((radius) => `<circle cx="800" cy="630" r="${radius}"/>`).join('')}
</svg>
<div class="logo">
  <svg width="56" height="60" viewBox="0 0 29 31" fill="none" stroke="${colours.ink}" stroke-linecap="round" stroke-linejoin="round">
    <path d="M19.6 1.5H10.2A8.7 8.7 0 0 0 1.5 10.2V20.4A8.7 8.7 0 0 0 10.2 29.1H18.2A8.7 8.7 0 0 0 26.9 20.4V9.4" stroke-width="2.5"/>
    <path d="M9.8 10v11.6M19.6 10.1l-8.4 5.9 8.4 5.5" stroke-width="2.6"/>
    <circle cx="24.4" cy="4.4" r="4" fill="${colours.saffron}" stroke="none"/>
  </svg>
  ${brand.name}
</div>
<h1>${brand.tagline}</h1>
${days.map(tile).join('')}`;

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
try {
  const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await tab.setContent(page);
  await tab.evaluate(() => document.fonts.ready);
  await tab.screenshot({ path: out });
  console.log(`drawn: ${out}`);
} finally {
  await browser.close();
}

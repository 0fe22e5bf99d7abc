import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Expected, actual and different pixels as PNG; null for one that does not exist. */
export interface FailedPicture {
  expected: Buffer | null;
  actual: Buffer;
  difference: Buffer | null;
}

const parts = ['expected', 'actual', 'difference'] as const;

/** Stores the pictures of a failure for the report. @param name  with `/` between group and picture */
export function saveFailure(folder: string, name: string, failed: FailedPicture): void {
  for (const part of parts) {
    const file = join(folder, `${name}.${part}.png`);
    mkdirSync(dirname(file), { recursive: true });
    if (failed[part]) writeFileSync(file, failed[part]);
  }
}

/** Removes the failures of an earlier run. */
export const clearReport = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Writes the page that shows all failures. @returns its path; null without a failure */
export function writeReport(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.actual.png'))
    .map((file) => file.replaceAll('\\', '/').slice(0, -'.actual.png'.length))
    .sort();
  if (names.length === 0) return null;
  const page = join(folder, 'index.html');
  writeFileSync(page, html(folder, names));
  return page;
}

const html = (folder: string, names: readonly string[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pictures that differ</title>
<style>
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; }
  .pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: 16px; }
  figure { margin: 0; }
  img { max-width: 100%; border: 1px solid gray; }
</style>
<h1>${names.length === 1 ? '1 picture differs' : `${names.length} pictures differ`}</h1>
<p>A wanted change: <code>npm run pictures -- --update</code>, then commit the pictures.</p>
${names.map((name) => section(folder, name)).join('\n')}
</html>
`;

const section = (folder: string, name: string) => `<section>
<h2>${name}</h2>
<div class="pictures">
${parts.map((part) => figure(folder, name, part)).join('\n')}
</div>
</section>`;

function figure(folder: string, name: string, part: string): string {
  const file = `${name}.${part}.png`;
  const image = existsSync(join(folder, file)) ? `<img src="${file}" alt="${part} picture of ${name}">` : '<p>none</p>';
  return `<figure><figcaption>${part}</figcaption>${image}</figure>`;
}

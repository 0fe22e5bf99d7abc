import { brand } from '@kaksha/domain/brand';
import { type Html, html, trustedHtml } from '@kaksha/domain/html-template';
import { releaseBase } from '@kaksha/release/live-releases';
import type { Release } from '@kaksha/release/types';
import { fontPreloads } from './render-page';

export const operatorPages = {
  '/operator/releases': 'Releases',
  '/operator/figures': 'Figures',
  '/operator/jobs': 'Jobs',
  '/operator/backups': 'Backups',
} as const;
export type OperatorPath = keyof typeof operatorPages;

interface OperatorPage {
  path: OperatorPath;
  shell: Release;
  theme: string | null;
  /** Null for a user who is not an administrator. */
  section: Html | null;
}

/** A page for administrators, without scripts. It uses the styles of the live shell. */
export function renderOperatorPage({ path, shell, theme, section }: OperatorPage): string {
  const base = releaseBase(shell.name, shell.version);
  const styles = shell.styles.map((file) => html`<link rel="stylesheet" href="${base + file}">`);
  return html`<!doctype html>
<html lang="en"${theme ? trustedHtml(` data-theme="${theme}"`) : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${operatorPages[path]} · ${brand.name}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${fontPreloads(shell).map(trustedHtml)}
${styles}
<link rel="stylesheet" href="/operator.css">
<link rel="stylesheet" href="/operator-versions.css">
</head>
<body>
<main class="operator">
<p class="operator-home"><a href="/">${brand.name}</a></p>
${section ? [navigation(path), section] : refusal(path)}
</main>
</body>
</html>`.toString();
}

function navigation(path: OperatorPath): Html {
  const links = Object.entries(operatorPages).map(
    ([address, name]) =>
      html`<a href="${address}"${address === path ? trustedHtml(' aria-current="page"') : ''}>${name}</a>`,
  );
  return html`<nav class="operator-nav" aria-label="Operation">${links}</nav>`;
}

const refusal = (path: OperatorPath) => html`<h1>For administrators only</h1>
<p>You are signed in, but not as an administrator. <a href="/login?next=${encodeURIComponent(path)}">Sign in with another account</a></p>`;

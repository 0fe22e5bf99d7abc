import { brand } from '@kaksha/domain/brand';
import { type Html, html, trustedHtml } from '@kaksha/domain/html-template';
import type { LiveMenuEntry, MenuUser } from '@kaksha/domain/menus';
import { releaseBase } from '@kaksha/release/live-releases';
import type { Release } from '@kaksha/release/types';
import { entriesOf, type MenuSource } from '../src/menus/menus';
import { fontPreloads } from './render-page';

export const operatorPages = {
  '/operator/releases': 'Releases',
  '/operator/figures': 'Figures',
  '/operator/jobs': 'Jobs',
  '/operator/backups': 'Backups',
  '/operator/webhooks': 'Webhooks',
} as const;
export type OperatorPath = keyof typeof operatorPages;

interface OperatorPage {
  path: OperatorPath;
  shell: Release;
  theme: string | null;
  user: MenuUser;
  menus: MenuSource;
  /** Null for a user without the right to operate the site. */
  section: Html | null;
}

/** A page for administrators, without scripts. It uses the styles of the live shell, and looks as the remote's pages. */
export async function renderOperatorPage({ path, shell, theme, user, menus, section }: OperatorPage): Promise<string> {
  const base = releaseBase(shell.name, shell.version);
  const styles = shell.styles.map((file) => html`<link rel="stylesheet" href="${base + file}">`);
  return html`<!doctype html>
<html lang="en"${theme ? trustedHtml(` data-theme="${theme}"`) : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${operatorPages[path]} · ${brand.name}</title>
<link rel="icon" href="${brand.icon}">
${fontPreloads(shell).map(trustedHtml)}
${styles}
<link rel="stylesheet" href="/operator-frame.css">
<link rel="stylesheet" href="/operator.css">
<link rel="stylesheet" href="/operator-versions.css">
<link rel="stylesheet" href="/operator-webhooks.css">
</head>
<body>
<a class="skip-link" href="#main">Skip to content</a>
<header class="frame-header"><div class="content frame-bar">
<a class="frame-home" href="/">${brand.logo ? html`<img src="${brand.logo}" alt="">` : mark}<span>${brand.name}</span></a>
<nav class="frame-main" aria-label="Main">${entriesOf(menus, 'header', user).map(({ to, label }) => html`<a href="${to}">${label}</a>`)}</nav>
</div></header>
<div class="content ${section ? 'frame' : 'frame-alone'}">
${section && (await navigation(path, entriesOf(menus, 'admin', user)))}
<main id="main" class="operator" tabindex="-1">
${section ?? refusal(path)}
</main>
</div>
</body>
</html>`.toString();
}

/** The entry of the menu that leads to a page without its own. */
const entryOf = (path: OperatorPath) => (path === '/operator/webhooks' ? '/operator/releases' : path);

async function navigation(path: OperatorPath, entries: readonly LiveMenuEntry[]): Promise<Html> {
  const pages = entries.filter(({ group }) => !group);
  const operations = entries.filter(({ group }) => group);
  const { iconOf } = await import('./operator-icons');
  const list = (label: string, pages: readonly LiveMenuEntry[]) => html`<div>
<p class="meta" aria-hidden="true">${label}</p>
<ul aria-label="${label}">${pages.map(
    (page) =>
      html`<li><a href="${page.to}"${page.to === entryOf(path) ? trustedHtml(` aria-current="${page.to === path ? 'page' : 'true'}"`) : ''}>${iconOf(page)}<span>${page.label}</span></a></li>`,
  )}</ul>
</div>`;
  return html`<nav class="frame-nav" aria-label="Administration">${pages.length > 0 && list('Administration', pages)}${list('Operations', operations)}</nav>`;
}

const refusal = (path: OperatorPath) => html`<h1>For administrators only</h1>
<p>You are signed in, but not as an administrator of the site's operation. <a href="/login?next=${encodeURIComponent(path)}">Sign in with another account</a></p>`;

const mark = trustedHtml(
  '<svg viewBox="0 0 29 31" fill="none" aria-hidden="true"><path d="M19.6 1.5H10.2A8.7 8.7 0 0 0 1.5 10.2V20.4A8.7 8.7 0 0 0 10.2 29.1H18.2A8.7 8.7 0 0 0 26.9 20.4V9.4" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/><path d="M9.8 10v11.6M19.6 10.1l-8.4 5.9 8.4 5.5" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="24.4" cy="4.4" r="4"/></svg>',
);

import { brand } from '@kaksha/domain/brand';
import { type Html, html, trustedHtml } from '@kaksha/domain/html-template';
import { previewBarId } from '@kaksha/domain/preview-bar';
import { releaseBase } from '@kaksha/release/live-releases';
import type { PreviewClaims } from '@kaksha/release/trust/preview-token';
import type { Release } from '@kaksha/release/types';
import { hashSource } from './inline-hashes';

export const endAddress = '/preview/end';

const momentText = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** A moment as pages of previews show it. @param iso  ISO 8601 */
export const timeOf = (iso: string): Html =>
  html`<time datetime="${iso}">${momentText.format(new Date(iso))} UTC</time>`;

/**
 * The bar of a previewed page, which ends the preview. The site's server writes it beside the app and without scripts, so
 * that a release that fails does not take it away.
 */
export function previewBar({ releases, expiresAt }: PreviewClaims): string {
  const parts = releases.map(({ name, version }, i) => html`${i > 0 && ', '}<strong>${name} ${version}</strong>`);
  return html`
<div id="${previewBarId}" role="status" aria-label="Preview">
<p>Preview of ${parts} until ${timeOf(expiresAt)}. Other visitors see the live site.</p>
<form method="post" action="${endAddress}"><button>End the preview</button></form>
</div>`.toString();
}

/** The bar keeps to the end of the window. Other bars stand above `--notice-height`. */
export const previewStyle = `
:root{--notice-height:3.5rem;scroll-padding-block-end:var(--notice-height)}
#${previewBarId}{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.25rem 1rem;box-sizing:border-box;min-block-size:var(--notice-height);padding:.375rem 1rem;border-block-start:2px solid var(--saffron);background:var(--saffron-wash);color:var(--ink);font-size:var(--text-small,.875rem)}
#${previewBarId} p{margin:0;overflow-wrap:anywhere}
#${previewBarId} form{margin:0}
#${previewBarId} button{min-block-size:2.25rem;padding-inline:.75rem;border:1px solid var(--field,currentColor);border-radius:var(--radius-control,8px);background:var(--surface);color:var(--ink);font:inherit;font-weight:600;cursor:pointer}
#${previewBarId} button:hover{background:var(--sunken)}
#${previewBarId} button:focus-visible{outline:2px solid var(--focus,currentColor);outline-offset:2px}
@media (max-width:40rem){:root{--notice-height:6.5rem}}
@media (min-height:20rem){#${previewBarId}{position:sticky;inset-block-end:0;z-index:60}}
@media print{#${previewBarId}{display:none}}
`;

const refusalStyle = 'main a{text-decoration:underline;text-underline-offset:.2em;font-weight:600}';

/** The page's own style is not one of its policy's usual ones. */
export const refusalStyleSource = hashSource(refusalStyle);

/** A page that says why a preview does not open. It has the styles of the live shell and no scripts. */
export function previewRefusal(
  shell: Release,
  theme: string | null,
  { title, text }: { title: string; text: Html },
): string {
  const base = releaseBase(shell.name, shell.version);
  return html`<!doctype html>
<html lang="en"${theme ? trustedHtml(` data-theme="${theme}"`) : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${brand.name}</title>
<link rel="icon" href="${brand.icon}">
${shell.styles.map((file) => html`<link rel="stylesheet" href="${base + file}">`)}
<link rel="stylesheet" href="/operator-frame.css">
<style>${trustedHtml(refusalStyle)}</style>
</head>
<body>
<div class="content frame-alone">
<main id="main" class="stack gap-4">
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Continue to the site</a></p>
</main>
</div>
</body>
</html>`.toString();
}

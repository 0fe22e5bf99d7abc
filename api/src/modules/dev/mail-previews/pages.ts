import { brand } from '@kaksha/domain/brand';
import { type Html, html } from '@kaksha/domain/html-template';
import type { RenderedMail } from '../../../platform/mail/mailer';
import type { MailExample } from './service';

type Example = MailExample & RenderedMail;

const queryOf = ({ template, example }: MailExample) => new URLSearchParams({ template, example }).toString();

/** The list of all mails. Addresses are relative to `/dev/`. */
export function listPage(examples: readonly Example[]): string {
  const rows = examples.map(
    (mail) => html`<tr><th scope="row">${mail.template}</th><td>${mail.example}</td>
<td><a href="mail-preview?${queryOf(mail)}">${mail.subject}</a></td></tr>\n`,
  );
  return page(
    'Mails',
    html`<h1>Mails</h1>
<p>Every mail that ${brand.name} sends, with example data. In demo mode mails are stored, not sent.</p>
<div class="scroll" role="region" aria-label="Mails" tabindex="0"><table>
<thead><tr><th scope="col">Mail</th><th scope="col">Example</th><th scope="col">Subject</th></tr></thead>
<tbody>${rows}</tbody></table></div>`,
  );
}

/** One mail: subject, HTML in both schemes, plain text. */
export function previewPage(mail: Example): string {
  const frame = (scheme: string) => html`<figure><figcaption>HTML, ${scheme}</figcaption>
<iframe title="${mail.subject}, ${scheme}" src="mail-html?${queryOf(mail)}&amp;scheme=${scheme}"></iframe></figure>`;
  return page(
    mail.subject,
    html`<p><a href="mails">All mails</a></p>
<h1>${mail.subject}</h1>
<dl><dt>Mail</dt><dd>${mail.template}, ${mail.example}</dd><dt>To</dt><dd>${mail.to}</dd>
<dt>Replies to</dt><dd>${mail.replyTo ?? 'the sender'}</dd>
<dt>Attachments</dt><dd>${mail.attachments?.map(({ filename }) => filename).join(', ') ?? 'none'}</dd></dl>
<div class="frames">${[frame('light'), frame('dark')]}</div>
<h2>Plain text</h2>
<pre tabindex="0">${mail.text}</pre>`,
  );
}

const css = `:root{color-scheme:light dark;--ink:light-dark(#151923,#f3f0ea);--muted:light-dark(#626874,#949cab);
--line:light-dark(#e4e1d9,#29303d);--paper:light-dark(#faf9f6,#0f131b);--surface:light-dark(#fff,#171c26)}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:1180px;margin:0 auto;padding:32px 16px 64px}
h1{font-size:27px;line-height:1.2;margin:0 0 16px;overflow-wrap:anywhere}h2{font-size:19px;margin:32px 0 8px}
a{color:inherit}a:focus-visible,pre:focus-visible,.scroll:focus-visible{outline:2px solid light-dark(#1f56d8,#8fb4ff);outline-offset:2px}
.scroll{overflow-x:auto;background:var(--surface);border:1px solid var(--line);border-radius:12px}
table{border-collapse:collapse;width:100%}th,td{padding:10px 16px;text-align:left;vertical-align:top;border-top:1px solid var(--line)}
thead th{border-top:0;color:var(--muted);font-size:14px;font-weight:500}tbody th{font-weight:600;white-space:nowrap}td:last-child{min-width:220px}
@media (max-width:599px){thead{display:none}tr{display:grid;grid-template-columns:auto 1fr;padding:10px 16px;border-top:1px solid var(--line)}th,td{padding:0 12px 0 0;border:0}td:last-child{grid-column:1/-1}}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 24px}dt{color:var(--muted)}dd{margin:0;overflow-wrap:anywhere}
.frames{display:grid;gap:24px;grid-template-columns:repeat(auto-fit,minmax(min(100%,480px),1fr))}figure{margin:0}
figcaption{color:var(--muted);font-size:14px;margin-bottom:8px}
iframe{width:100%;height:760px;border:1px solid var(--line);border-radius:12px;box-sizing:border-box}
pre{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:16px;white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.5 ui-monospace,monospace}`;

function page(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · ${brand.name}</title><style>${css}</style></head>
<body><main>${body}</main></body></html>`.toString();
}

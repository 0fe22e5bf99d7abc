import { brand } from '@kaksha/domain/brand';
import { type Html, html } from '@kaksha/domain/html-template';

export interface MailContent {
  subject: string;
  /** Text that mail programs show after the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** A code in large type. */
  code?: string;
  /** A quotation of a user. */
  quote?: string;
  /** A table of labels and values. */
  facts?: readonly (readonly [label: string, value: string])[];
  action?: { label: string; url: string };
  footnote?: string;
}

/** A mail as HTML and plain text. The HTML uses tables and inline styles, which all mail programs render. */
export function mailOf(content: MailContent): { subject: string; text: string; html: string } {
  return { subject: oneLine(content.subject), text: textOf(content), html: htmlOf(content) };
}

/** Prevents header injection through line breaks. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function textOf({ heading, paragraphs, code, quote, facts, action, footnote }: MailContent): string {
  return [
    heading,
    ...(code ? [`    ${code}`] : []),
    ...paragraphs,
    ...(quote ? [quote.replace(/^/gm, '> ')] : []),
    ...(facts ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...(footnote ? [footnote] : []),
    `-- \n${brand.name} · ${brand.address}`,
  ].join('\n\n');
}

const ink = '#151923';
const ink2 = '#434956';
const ink3 = '#626874';
const line = '#E4E1D9';
const font = "font-family:'Anek Latin',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

function htmlOf({ subject, preview, heading, paragraphs, code, quote, facts, action, footnote }: MailContent): string {
  const title = `margin:0 0 16px;${font};font-size:27px;line-height:1.2;font-weight:650;color:${ink}`;
  const words = `margin:0 0 16px;${font};font-size:16px;line-height:1.55;color:${ink2}`;
  const large = `margin:0 0 16px;padding:16px 20px;background:#FFF2DB;border-radius:12px;${font};font-size:36px;font-weight:700;letter-spacing:8px;color:${ink}`;
  const said = `margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #F6A21B;${font};font-size:16px;line-height:1.55;color:${ink};white-space:pre-line`;
  const button = `display:inline-block;padding:12px 20px;background:#F6A21B;border-radius:10px;${font};font-size:16px;font-weight:650;color:#1C1304;text-decoration:none`;
  const small = `margin:24px 0 0;${font};font-size:14px;line-height:1.5;color:${ink3}`;
  const rows: Html[] = [
    html`<h1 style="${title}">${heading}</h1>`,
    ...(code ? [html`<p style="${large}">${code}</p>`] : []),
    ...paragraphs.map((text) => html`<p style="${words}">${text}</p>`),
    ...(quote ? [html`<blockquote style="${said}">${quote}</blockquote>`] : []),
    ...(facts ? [factsTable(facts)] : []),
    ...(action
      ? [html`<p style="margin:24px 0"><a href="${action.url}" style="${button}">${action.label}</a></p>`]
      : []),
    ...(footnote ? [html`<p style="${small}">${footnote}</p>`] : []),
  ];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background:#FAF9F6">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#FAF9F6"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 0 16px;${font};font-size:20px;font-weight:700;color:${ink}"><span style="color:#F6A21B">●</span> ${brand.name}</td></tr>
<tr><td style="padding:32px;background:#FFFFFF;border:1px solid ${line};border-radius:16px">
${rows}
</td></tr>
<tr><td style="padding:16px 0 0;${font};font-size:13px;line-height:1.5;color:${ink3}">${brand.name} · ${brand.address}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.toString();
}

function factsTable(facts: NonNullable<MailContent['facts']>): Html {
  const cell = `padding:10px 0;border-top:1px solid ${line};${font};font-size:15px;line-height:1.4;vertical-align:top`;
  const rows = facts.map(
    ([label, value]) =>
      html`<tr><th scope="row" align="left" style="${cell};padding-right:16px;font-weight:400;color:${ink3}">${label}</th><td style="${cell};color:${ink}">${value}</td></tr>\n`,
  );
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">\n${rows}</table>`;
}

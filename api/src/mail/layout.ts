import { brand } from '@kaksha/domain/brand';

export interface MailContent {
  subject: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** Something to be typed elsewhere, drawn large. */
  code?: string;
  action?: { label: string; url: string };
  footnote?: string;
}

/** A mail in the house's look, as HTML (tables and inline styles: all that mail programs agree on) and as plain text. */
export function mailOf(content: MailContent): { subject: string; text: string; html: string } {
  return { subject: content.subject, text: textOf(content), html: htmlOf(content) };
}

function textOf({ heading, paragraphs, code, action, footnote }: MailContent): string {
  return [
    heading,
    ...(code ? [`    ${code}`] : []),
    ...paragraphs,
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...(footnote ? [footnote] : []),
    `-- \n${brand.name} · ${brand.address}`,
  ].join('\n\n');
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const ink = '#151923';
const ink2 = '#434956';
const ink3 = '#626874';
const font = "font-family:'Anek Latin',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

function htmlOf({ subject, preview, heading, paragraphs, code, action, footnote }: MailContent): string {
  const rows = [
    `<h1 style="margin:0 0 16px;${font};font-size:27px;line-height:1.2;font-weight:650;color:${ink}">${escapeHtml(heading)}</h1>`,
    code &&
      `<p style="margin:0 0 16px;padding:16px 20px;background:#FFF2DB;border-radius:12px;${font};font-size:36px;font-weight:700;letter-spacing:8px;color:${ink}">${escapeHtml(code)}</p>`,
    ...paragraphs.map(
      (text) =>
        `<p style="margin:0 0 16px;${font};font-size:16px;line-height:1.55;color:${ink2}">${escapeHtml(text)}</p>`,
    ),
    action &&
      `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;background:#F6A21B;border-radius:10px;${font};font-size:16px;font-weight:650;color:#1C1304;text-decoration:none">${escapeHtml(action.label)}</a></p>`,
    footnote &&
      `<p style="margin:24px 0 0;${font};font-size:14px;line-height:1.5;color:${ink3}">${escapeHtml(footnote)}</p>`,
  ].filter(Boolean);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#FAF9F6">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#FAF9F6"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 0 16px;${font};font-size:20px;font-weight:700;color:${ink}"><span style="color:#F6A21B">●</span> ${escapeHtml(brand.name)}</td></tr>
<tr><td style="padding:32px;background:#FFFFFF;border:1px solid #E4E1D9;border-radius:16px">
${rows.join('\n')}
</td></tr>
<tr><td style="padding:16px 0 0;${font};font-size:13px;line-height:1.5;color:${ink3}">${escapeHtml(`${brand.name} · ${brand.address}`)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

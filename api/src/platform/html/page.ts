import { createHash } from 'node:crypto';
import { Html, html } from '@kaksha/domain/html-template';

export interface PlainPage {
  html: string;
  /** Value of the content-security-policy header: allows the page's style and forms only. */
  contentSecurityPolicy: string;
}

interface Content {
  title: string;
  style: string;
  body: Html;
  /** Other origins that its forms may submit or redirect to. */
  formOrigins?: readonly string[];
}

/** A page without script, picture or font, for print and for use without the site. */
export function plainPage({ title, style, body, formOrigins = [] }: Content): PlainPage {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${new Html(style)}</style>
</head>
<body>
${body}
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    `form-action ${["'self'", ...formOrigins].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return { html: page.toString(), contentSecurityPolicy: policy.join('; ') };
}

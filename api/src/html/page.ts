import { createHash } from 'node:crypto';
import { Html, html } from '@kaksha/domain/html-template';

export interface PlainPage {
  html: string;
  /** Header of the answer that carries the page: allows the page's own style and forms, and nothing else at all. */
  contentSecurityPolicy: string;
}

interface Content {
  title: string;
  style: string;
  body: Html;
  /** Origins beside the page's own that its forms may lead to, redirections included. */
  formOrigins?: readonly string[];
}

/** A page that needs no script, picture or font: it prints, and works where the site does not. */
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

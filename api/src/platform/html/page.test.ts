import { createHash } from 'node:crypto';
import { html } from '@kaksha/domain/html-template';
import { plainPage } from './page';

test("a page's content security policy allows its own style and no script", () => {
  const page = plainPage({ title: 'A & B', style: 'body{color:red}', body: html`<main>Hello</main>` });
  const style = /<style>(.*)<\/style>/s.exec(page.html)?.[1] as string;
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page.contentSecurityPolicy).toContain(`style-src 'sha256-${hash}'`);
  expect(page.contentSecurityPolicy).toContain("default-src 'none'");
  expect(page.html).toContain('<title>A &amp; B</title>');
});

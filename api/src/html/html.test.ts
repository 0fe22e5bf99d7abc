import { createHash } from 'node:crypto';
import { html } from './html';
import { plainPage } from './page';

test('text is shown as it is and never becomes markup, in content and in attributes', () => {
  const name = `<script>alert('1')</script> & "friends"`;
  expect(html`<p title="${name}">${name}</p>`.toString()).toBe(
    '<p title="&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; &quot;friends&quot;">' +
      '&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; &quot;friends&quot;</p>',
  );
});

test('templates nest, lists are joined, and what is not there leaves no trace', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}</ul>${null}${false}${0}`.toString()).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>0');
});

test("a page's policy allows the style that is in it, and no script", () => {
  const page = plainPage({ title: 'A & B', style: 'body{color:red}', body: html`<main>Hello</main>` });
  const style = /<style>(.*)<\/style>/s.exec(page.html)?.[1] as string;
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page.contentSecurityPolicy).toContain(`style-src 'sha256-${hash}'`);
  expect(page.contentSecurityPolicy).toContain("default-src 'none'");
  expect(page.html).toContain('<title>A &amp; B</title>');
});

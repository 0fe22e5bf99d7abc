import { html } from './html-template';

test('escapes text in content and in attributes', () => {
  const name = `<script>alert('1')</script> & "friends"`;
  expect(html`<p title="${name}">${name}</p>`.toString()).toBe(
    '<p title="&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; &quot;friends&quot;">' +
      '&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; &quot;friends&quot;</p>',
  );
});

test('nests templates, joins lists and omits null and false', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}</ul>${null}${false}${0}`.toString()).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>0');
});

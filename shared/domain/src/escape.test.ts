import { escapeMarkup } from './escape';

test('escapes the five special characters of HTML and XML', () => {
  expect(escapeMarkup(`<a title="x" id='y'>&</a>`)).toBe('&lt;a title=&quot;x&quot; id=&#39;y&#39;&gt;&amp;&lt;/a&gt;');
});

test('drops characters that XML 1.0 does not allow, and keeps tabs, line breaks and other text', () => {
  expect(escapeMarkup('a\u0000b\u0008c\u001fd\te\nf\rg ₹ नमस्ते 😀')).toBe('abcd\te\nf\rg ₹ नमस्ते 😀');
  expect(escapeMarkup('a\ufffeb\uffffc\ud83dd\ude00e\ufffd😀\u007f')).toBe('abcde\ufffd😀\u007f');
});

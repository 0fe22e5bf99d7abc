import { excerptOfHtml, htmlToText } from './html-text';

test('a preview contains the text without tags', () => {
  expect(htmlToText('<h2>Why</h2><p>Ask &amp; <strong>listen</strong>.<br>Twice</p>')).toBe('Why Ask & listen. Twice');
  expect(htmlToText('1 < 2 and 3 > 2')).toBe('1 < 2 and 3 > 2');
  expect(htmlToText('<p><br></p>')).toBe('');
});

test('drops code and comments', () => {
  expect(htmlToText('a<script>alert(1)</script><!-- note -->b<style>p{}</style>')).toBe('a b');
});

test('cuts a long text between words, with an ellipsis within the length', () => {
  const text = 'A test that fails without a reason is worse than no test at all, because people stop reading it';
  for (let length = 20; length < text.length; length += 1) {
    const excerpt = excerptOfHtml(`<p>${text}</p>`, length);
    expect(excerpt.length).toBeLessThanOrEqual(length);
    expect(text.split(/[ ,]+/)).toContain(excerpt.slice(0, -1).split(/[ ,]+/).at(-1));
  }
  expect(excerptOfHtml('<p>One, two, three</p>', 10)).toBe('One, two…');
});

test('cuts a long text at the given length without splitting characters', () => {
  expect(excerptOfHtml('<p>abcdef</p>', 6)).toBe('abcdef');
  expect(excerptOfHtml('<p>abc def</p>', 4)).toBe('abc…');
  expect(excerptOfHtml('👩‍🏫'.repeat(9), 6)).toBe('👩‍🏫…');
});

test('parts the cells and rows of a table', () => {
  expect(htmlToText('<table><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></table>d<hr>e')).toBe('a b c d e');
});

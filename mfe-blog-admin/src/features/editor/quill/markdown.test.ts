import type Quill from 'quill';
import { createQuill, htmlOf } from './create-quill';

// jsdom has no layout.
beforeEach(() => {
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});

const opened = (html = '') => {
  const quill = createQuill(document.body.appendChild(document.createElement('div')), html);
  quill.focus();
  return quill;
};

/** Types at the cursor, one change a character, as a browser does. */
function type(quill: Quill, text: string) {
  for (const sign of text) {
    const { index } = quill.getSelection(true);
    // The library makes lists in its handler of the space bar.
    if (sign === ' ') {
      const key = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
      if (!quill.root.dispatchEvent(key)) continue;
    }
    quill.insertText(index, sign, quill.getFormat(index), 'user');
    quill.setSelection(index + 1, 0, 'silent');
  }
}

const typed = (text: string, html = '') => {
  const quill = opened(html);
  type(quill, text);
  return htmlOf(quill);
};

test.each([
  ['# One', '<h1>One</h1>'],
  ['## Two', '<h2>Two</h2>'],
  ['###### Six', '<h6>Six</h6>'],
  ['> Words', '<blockquote>Words</blockquote>'],
  ['- A', '<ul><li>A</li></ul>'],
  ['* A', '<ul><li>A</li></ul>'],
  ['1. A', '<ol><li>A</li></ol>'],
  ['a **b** c', '<p>a <strong>b</strong> c</p>'],
  ['a *b* c', '<p>a <em>b</em> c</p>'],
  ['a ~~b c~~ d', '<p>a <s>b c</s> d</p>'],
])('%s becomes %s while it is typed', (text, html) => {
  expect(typed(text)).toBe(html);
});

test('three backticks at the start of a line begin a code block', () => {
  expect(typed('```a * b')).toContain('<pre');
  expect(typed('```a * b')).toContain('a * b');
});

test.each([
  ['####### seven', '<p>####### seven</p>'],
  ['a # b', '<p>a # b</p>'],
  ['2*3*4', '<p>2*3*4</p>'],
  ['5 * 3 * 2', '<p>5 * 3 * 2</p>'],
  ['**a*', '<p>**a*</p>'],
  ['****', '<p>****</p>'],
  ['a > b', '<p>a &gt; b</p>'],
])('%s stays as it is typed', (text, html) => {
  expect(typed(text)).toBe(html);
});

test('marks before the words of a line make a heading of them', () => {
  expect(typed('## ', '<p>Words</p><p>More</p>')).toBe('<h2>Words</h2><p>More</p>');
  expect(typed('### ', '<h2>Words</h2>')).toBe('<h3>Words</h3>');
});

test('words in a code block and in inline code keep their marks', () => {
  const code = opened('<pre>x</pre>');
  type(code, '# **a**');
  expect(code.getText()).toContain('# **a**x');
  const inline = opened('<p><code>x</code></p>');
  inline.setSelection(1, 0);
  type(inline, '**a**');
  expect(inline.getText()).toBe('x**a**\n');
});

test.each([
  ['## ', '## '],
  ['> ', '> '],
  ['```', '```'],
  ['- ', '- '],
  ['1. ', '1. '],
  ['**bold**', '**bold**'],
  ['~~gone~~', '~~gone~~'],
])('one undo after %s gives the typed characters back, and redo formats them again', (text, before) => {
  const quill = opened();
  type(quill, text);
  const formatted = quill.getContents();
  quill.history.undo();
  expect(quill.getText()).toBe(`${before}\n`);
  expect(quill.getContents().ops).toEqual([{ insert: `${before}\n` }]);
  quill.history.redo();
  expect(quill.getContents()).toEqual(formatted);
});

test('redo of slowly typed characters does not format them', () => {
  const quill = opened();
  type(quill, '**a*');
  quill.history.cutoff();
  type(quill, '*');
  quill.history.undo();
  quill.history.undo();
  expect(quill.getText()).toBe('**a*\n');
  quill.history.redo();
  expect(quill.getText()).toBe('**a**\n');
});

test('marks are not replaced while an input method composes', () => {
  const quill = opened();
  type(quill, '##');
  quill.root.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  expect(quill.composition.isComposing).toBe(true);
  quill.insertText(2, ' ', 'user');
  expect(quill.getText()).toBe('## \n');
  expect(quill.getFormat(0)).toEqual({});
});

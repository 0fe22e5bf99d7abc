import { renderLayout } from './layout';

test('texts of a mail take the direction of what people wrote', () => {
  const html = renderLayout({
    subject: 'قواعد البيانات',
    preview: 'a',
    heading: 'قواعد البيانات',
    paragraphs: ['مرحبا'],
    quote: 'سؤال',
    facts: [['Course', 'قواعد البيانات']],
    items: [{ title: 'قواعد', detail: 'مدرب', url: 'https://kaksha.test' }],
  });
  for (const text of [
    'قواعد البيانات</h1>',
    'مرحبا</p>',
    'سؤال</blockquote>',
    'قواعد البيانات</td>',
    'قواعد</a>',
    'مدرب</p>',
  ]) {
    const before = html.slice(0, html.indexOf(text));
    expect(before.slice(before.lastIndexOf('<'))).toContain('dir="auto"');
  }
});

import { legalSections } from './legal';

test('headings begin sections, lines with a hyphen are items, and empty lines end paragraphs', () => {
  const text = '## Accounts\n\nOne\naccount.\n\n- a\n- b\n\nLast.\n## Fees\nNone.';
  expect(legalSections(text)).toEqual([
    {
      id: 'section-1',
      title: 'Accounts',
      blocks: [
        { kind: 'paragraph', text: 'One account.' },
        { kind: 'list', items: ['a', 'b'] },
        { kind: 'paragraph', text: 'Last.' },
      ],
    },
    { id: 'section-2', title: 'Fees', blocks: [{ kind: 'paragraph', text: 'None.' }] },
  ]);
});

import {
  Code,
  Heading2,
  Heading3,
  Image,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  MonitorPlay,
  TextQuote,
} from 'lucide-react';

export interface SlashBlock {
  label: string;
  icon: LucideIcon;
  /** Other words by which an author may look for it. */
  words: string;
  /** The format of the line… */
  format?: readonly [name: string, value: unknown];
  /** …or what opens. */
  opens?: 'picture' | 'embed' | 'link';
}

const blocks: readonly SlashBlock[] = [
  { label: 'Heading 2', icon: Heading2, words: 'h2 title', format: ['header', 2] },
  { label: 'Heading 3', icon: Heading3, words: 'h3 title', format: ['header', 3] },
  { label: 'Bullet list', icon: List, words: 'ul unordered', format: ['list', 'bullet'] },
  { label: 'Numbered list', icon: ListOrdered, words: 'ol ordered', format: ['list', 'ordered'] },
  { label: 'Quote', icon: TextQuote, words: 'blockquote', format: ['blockquote', true] },
  { label: 'Code block', icon: Code, words: 'pre', format: ['code-block', true] },
  { label: 'Picture', icon: Image, words: 'image photo', opens: 'picture' },
  { label: 'Embed', icon: MonitorPlay, words: 'video youtube vimeo url', opens: 'embed' },
  { label: 'Link', icon: Link, words: 'url address', opens: 'link' },
];

/** Blocks with a word that begins with `text`. */
export function matchingBlocks(text: string): readonly SlashBlock[] {
  const looked = text.toLowerCase();
  return blocks.filter(({ label, words }) => {
    const name = label.toLowerCase();
    return [name, ...name.split(' '), ...words.split(' ')].some((word) => word.startsWith(looked));
  });
}

import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Baseline,
  Bold,
  Code,
  Highlighter,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  MonitorPlay,
  Redo,
  RemoveFormatting,
  Strikethrough,
  TextQuote,
  Underline,
  Undo,
} from 'lucide-react';
import type Quill from 'quill';
import { useRef } from 'react';
import { backgrounds, textColours } from './palette';
import styles from './toolbar.module.css';
import { ToolbarSelect } from './toolbar-select';
import { useRovingFocus } from './use-roving-focus';

export interface ToolbarProps {
  quill: Quill;
  /** Formats of the selected text. */
  formats: Readonly<Record<string, unknown>>;
  onLink: () => void;
  onEmbed: () => void;
  onPicture: () => void;
}

const toggles: readonly [label: string, icon: LucideIcon, format: string, value: unknown][] = [
  ['Bold', Bold, 'bold', true],
  ['Italic', Italic, 'italic', true],
  ['Underline', Underline, 'underline', true],
  ['Strike', Strikethrough, 'strike', true],
  ['Ordered list', ListOrdered, 'list', 'ordered'],
  ['Bullet list', List, 'list', 'bullet'],
  ['Blockquote', TextQuote, 'blockquote', true],
  ['Code block', Code, 'code-block', true],
];
const headings = [
  ['', 'Text'],
  ...['1', '2', '3', '4', '5', '6'].map((level) => [level, `Heading ${level}`] as const),
] as const;
const alignments = [
  ['', 'Left'],
  ['center', 'Centre'],
  ['right', 'Right'],
  ['justify', 'Justify'],
] as const;
const alignmentIcons: Readonly<Record<string, LucideIcon>> = {
  center: AlignCenter,
  right: AlignRight,
  justify: AlignJustify,
};
const Divider = () => <span className={styles.divider} aria-hidden="true" />;

export function Toolbar({ quill, formats, onLink, onEmbed, onPicture }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(bar);

  const format = (name: string, value: unknown) => {
    quill.focus();
    quill.format(name, value, 'user');
  };
  const clean = () => {
    const { index, length } = quill.getSelection(true);
    quill.removeFormat(index, length, 'user');
  };
  const press = (label: string, Icon: LucideIcon, onClick: () => void, pressed?: boolean) => (
    <button
      key={label}
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      className={styles.tool}
      // Keeps the selection, which a press would clear.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon aria-hidden="true" />
    </button>
  );
  const select = (label: string, name: string, options: readonly (readonly [string, string])[], Icon?: LucideIcon) => (
    <ToolbarSelect
      label={label}
      icon={Icon && <Icon aria-hidden="true" />}
      options={options}
      value={String(formats[name] ?? '')}
      onChange={(value) => format(name, value === '' ? false : name === 'header' ? Number(value) : value)}
    />
  );

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={quill.root.id || undefined}
      className={styles.bar}
      {...roving}
    >
      {select('Heading', 'header', headings)}
      <Divider />
      {toggles
        .slice(0, 4)
        .map(([label, Icon, name, value]) =>
          press(label, Icon, () => format(name, formats[name] === value ? false : value), formats[name] === value),
        )}
      {select('Text colour', 'color', textColours, Baseline)}
      {select('Background colour', 'background', backgrounds, Highlighter)}
      <Divider />
      {toggles
        .slice(4)
        .map(([label, Icon, name, value]) =>
          press(label, Icon, () => format(name, formats[name] === value ? false : value), formats[name] === value),
        )}
      {select('Alignment', 'align', alignments, alignmentIcons[String(formats.align)] ?? AlignLeft)}
      <Divider />
      {press('Link', Link, () => (formats.link ? format('link', false) : onLink()), !!formats.link)}
      {press('Image', Image, onPicture)}
      {press('Embed by URL', MonitorPlay, onEmbed)}
      <span className={styles.gap} aria-hidden="true" />
      {press('Undo', Undo, () => quill.history.undo())}
      {press('Redo', Redo, () => quill.history.redo())}
      {press('Clean', RemoveFormatting, clean)}
    </div>
  );
}

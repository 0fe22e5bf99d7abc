import {
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
import { type KeyboardEvent, useRef } from 'react';
import styles from './toolbar.module.css';
import { ToolbarSelect } from './toolbar-select';

export interface ToolbarProps {
  quill: Quill;
  /** Of the selected text. */
  formats: Readonly<Record<string, unknown>>;
  onLink: () => void;
  onEmbed: () => void;
  onPicture: (file: File) => void;
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
const colours = [
  ['', 'None'],
  ['#b3261e', 'Red'],
  ['#8a4b00', 'Orange'],
  ['#14693b', 'Green'],
  ['#1a4fb4', 'Blue'],
  ['#6b3fa0', 'Purple'],
  ['#626874', 'Grey'],
] as const;
const grounds = [
  ['', 'None'],
  ['#fff2a8', 'Yellow'],
  ['#ffd9a0', 'Orange'],
  ['#cdeed8', 'Green'],
  ['#cfe0ff', 'Blue'],
  ['#f6cfe4', 'Pink'],
] as const;

/** Every tool by name; the arrows, Home and End move among them. */
export function Toolbar({ quill, formats, onLink, onEmbed, onPicture }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);

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
      // The press must not take the selection away.
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
      onKeyDown={(event) => move(event, bar.current)}
    >
      {select('Heading', 'header', headings)}
      {toggles
        .slice(0, 4)
        .map(([label, Icon, name, value]) =>
          press(label, Icon, () => format(name, formats[name] === value ? false : value), formats[name] === value),
        )}
      {select('Text colour', 'color', colours, Baseline)}
      {select('Background colour', 'background', grounds, Highlighter)}
      {toggles
        .slice(4)
        .map(([label, Icon, name, value]) =>
          press(label, Icon, () => format(name, formats[name] === value ? false : value), formats[name] === value),
        )}
      {select('Alignment', 'align', alignments)}
      {press('Link', Link, () => (formats.link ? format('link', false) : onLink()), !!formats.link)}
      {press('Image', Image, () => file.current?.click())}
      {press('Embed by URL', MonitorPlay, onEmbed)}
      {press('Undo', Undo, () => quill.history.undo())}
      {press('Redo', Redo, () => quill.history.redo())}
      {press('Clean', RemoveFormatting, clean)}
      <input
        ref={file}
        type="file"
        hidden
        aria-label="Picture in the text"
        accept="image/png,image/jpeg,image/gif"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onPicture(chosen);
          target.value = '';
        }}
      />
    </div>
  );
}

function move(event: KeyboardEvent, bar: HTMLElement | null): void {
  const tools = [...(bar?.querySelectorAll<HTMLElement>('button, select') ?? [])];
  const at = tools.indexOf(event.target as HTMLElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  tools[(to + tools.length) % tools.length]?.focus();
}

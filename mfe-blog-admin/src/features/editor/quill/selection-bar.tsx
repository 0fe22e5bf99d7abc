import { pressedKey } from '@kaksha/ui/pressed-key';
import { Bold, Heading2, Italic, Link, type LucideIcon, TextQuote } from 'lucide-react';
import type Quill from 'quill';
import { useRef } from 'react';
import { Floating } from './floating';
import { ImproveButton } from './improve-button';
import styles from './selection-bar.module.css';
import toolStyles from './toolbar.module.css';
import type { Range } from './use-quill';
import { useRovingFocus } from './use-roving-focus';

export interface SelectionBarProps {
  quill: Quill;
  range: Range;
  onLink: () => void;
}

/** The names differ from those of the toolbar, so that each can be asked for by its name. */
const tools: readonly [label: string, icon: LucideIcon, format: string, value: unknown][] = [
  ['Make it bold', Bold, 'bold', true],
  ['Make it italic', Italic, 'italic', true],
  ['Make it a link', Link, 'link', true],
  ['Make it a heading', Heading2, 'header', 2],
  ['Make it a quote', TextQuote, 'blockquote', true],
];

/** Floats near the selected text with the tools that writing needs most. Tab reaches it from the text. */
export function SelectionBar({ quill, range, onLink }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(bar);
  // Of the range, because the text has no selection while the bar has the focus.
  const formats = quill.getFormat(range.index, range.length);
  const isOn = (format: string, value: unknown) =>
    format === 'link' ? Boolean(formats.link) : formats[format] === value;
  const press = (format: string, value: unknown) => {
    const on = isOn(format, value);
    quill.setSelection(range.index, range.length, 'user');
    if (format === 'link' && !on) onLink();
    else quill.format(format, on ? false : value, 'user');
  };
  return (
    <Floating quill={quill} range={range} side="above">
      <div
        ref={bar}
        role="toolbar"
        tabIndex={-1}
        aria-label="Selected text"
        className={styles.bar}
        {...roving}
        onKeyDown={(event) => {
          roving.onKeyDown(event);
          if (pressedKey(event) === 'Escape') quill.setSelection(range.index, range.length, 'user');
        }}
      >
        <ImproveButton quill={quill} range={range} />
        {tools.map(([label, Icon, format, value]) => (
          <button
            key={format}
            type="button"
            title={label}
            aria-label={label}
            aria-pressed={isOn(format, value)}
            className={toolStyles.tool}
            // Keeps the selection, which a press would clear.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => press(format, value)}
          >
            <Icon aria-hidden="true" />
          </button>
        ))}
      </div>
    </Floating>
  );
}

import type Quill from 'quill';
import { useEffect, useRef } from 'react';
import { Floating } from './floating';
import styles from './slash-menu.module.css';
import type { useSlashMenu } from './use-slash-menu';

export interface SlashMenuProps {
  quill: Quill;
  menu: ReturnType<typeof useSlashMenu>;
}

/** The blocks that a "/" offers. The focus stays in the text. */
export function SlashMenu({ quill, menu }: SlashMenuProps) {
  const { id, index, blocks, current, choose, optionId } = menu;
  const list = useRef<HTMLDivElement>(null);
  const count = blocks.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another option is scrolled into view
  useEffect(() => {
    const option = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    option?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  return (
    <>
      <p role="status" className="visually-hidden">
        {count > 0 && `${count} ${count === 1 ? 'block' : 'blocks'}: arrow keys choose, Enter adds`}
      </p>
      {count > 0 && (
        <Floating quill={quill} range={{ index, length: 0 }} side="below">
          <div ref={list} id={id} role="listbox" aria-label="Blocks" className={styles.menu}>
            {blocks.map((block) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the text has the focus and handles the keys
              <div
                key={block.label}
                id={optionId(block)}
                role="option"
                tabIndex={-1}
                aria-selected={block === current}
                className={styles.option}
                // Keeps the focus in the text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(block)}
              >
                <block.icon aria-hidden="true" />
                <span>{block.label}</span>
              </div>
            ))}
          </div>
        </Floating>
      )}
    </>
  );
}

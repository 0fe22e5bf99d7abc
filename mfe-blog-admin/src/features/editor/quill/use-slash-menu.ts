import { pressedKey } from '@kaksha/ui/pressed-key';
import type Quill from 'quill';
import type { Delta } from 'quill';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { matchingBlocks, type SlashBlock } from './slash-blocks';
import { lineBefore, typedText } from './typed-text';

interface Open {
  /** Where the "/" is. */
  index: number;
  /** What is typed after it. */
  text: string;
}

/**
 * The menu that a "/" at the start of an empty line opens. The focus stays in the text: keys filter the menu, move in
 * it and choose from it.
 */
export function useSlashMenu(quill: Quill | null, onChoose: (block: SlashBlock) => void) {
  const id = useId();
  const [open, setOpen] = useState<Open | null>(null);
  const [active, setActive] = useState(0);
  const blocks = open ? matchingBlocks(open.text) : [];
  const shown = blocks.length > 0;
  const current = blocks[Math.min(active, blocks.length - 1)];

  const choose = (block: SlashBlock) => {
    if (!quill || !open) return;
    setOpen(null);
    quill.history.cutoff();
    quill.deleteText(open.index, open.text.length + 1, 'user');
    quill.setSelection(open.index, 0, 'user');
    if (block.format) quill.format(...block.format, 'user');
    quill.history.cutoff();
    onChoose(block);
  };

  const follow = useEffectEvent((index: number) => {
    if (!open) return;
    const line = quill && lineBefore(quill, index);
    if (line?.start !== open.index || !line.text.startsWith('/')) return setOpen(null);
    const text = line.text.slice(1);
    if (text === open.text) return;
    setOpen({ index: open.index, text });
    setActive(0);
  });
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (!shown || !current) return;
    const at = blocks.indexOf(current);
    const key = pressedKey(event);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[key];
    if (to !== undefined) setActive((to + blocks.length) % blocks.length);
    else if (key === 'Enter') choose(current);
    else if (key === 'Escape') setOpen(null);
    else return;
    event.preventDefault();
    // Before the editor adds a line or moves its cursor.
    event.stopPropagation();
  });

  useEffect(() => {
    if (!quill) return;
    const { root, container } = quill;
    const onText = (change: Delta, _before: Delta, source: string) => {
      const typed = typedText(quill, change, source);
      const line = typed?.text === '/' ? lineBefore(quill, typed.end) : null;
      const isEmpty = line?.text === '/' && quill.getLine(line.start)[0]?.length() === 2;
      if (!line || !isEmpty) return;
      setOpen({ index: line.start, text: '' });
      setActive(0);
    };
    const onEditor = () => {
      const range = quill.getSelection();
      if (range?.length === 0) follow(range.index);
      else setOpen(null);
    };
    const close = () => setOpen(null);
    quill.on('text-change', onText);
    quill.on('editor-change', onEditor);
    root.addEventListener('blur', close);
    container.addEventListener('keydown', pressKey, true);
    return () => {
      quill.off('text-change', onText);
      quill.off('editor-change', onEditor);
      root.removeEventListener('blur', close);
      container.removeEventListener('keydown', pressKey, true);
    };
  }, [quill]);

  const activeId = shown && current ? `${id}-${current.label}` : null;
  useEffect(() => {
    if (!quill || !activeId) return;
    const { root } = quill;
    root.setAttribute('aria-controls', id);
    root.setAttribute('aria-autocomplete', 'list');
    root.setAttribute('aria-activedescendant', activeId);
    return () => {
      for (const name of ['aria-controls', 'aria-autocomplete', 'aria-activedescendant']) root.removeAttribute(name);
    };
  }, [quill, activeId, id]);

  return {
    id,
    index: open?.index ?? 0,
    blocks,
    current,
    choose,
    optionId: (block: SlashBlock) => `${id}-${block.label}`,
  };
}

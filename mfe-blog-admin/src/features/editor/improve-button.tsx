import { improveText } from '@kaksha/api-client/ai';
import { messageOf } from '@kaksha/api-client/errors';
import { useHost } from '@kaksha/contract/host-context';
import { Button } from '@kaksha/ui/button';
import type Quill from 'quill';
import { useState } from 'react';
import styles from './rich-text.module.css';

export interface ImproveButtonProps {
  quill: Quill;
  /** What is selected. */
  range: { index: number; length: number };
}

/** Floats above the selected text and writes it better. */
export function ImproveButton({ quill, range }: ImproveButtonProps) {
  const { http, notify } = useHost();
  const [busy, setBusy] = useState(false);
  const { index, length } = range;
  const bounds = quill.getBounds(index, length);

  const improve = async () => {
    setBusy(true);
    const before = quill.getText(index, length);
    try {
      const better = await improveText(http, before);
      // Whoever went on writing meanwhile keeps what they wrote.
      if (quill.getText(index, length) !== before) throw new Error('the text has changed');
      quill.history.cutoff();
      const formats = quill.getFormat(index, length);
      quill.deleteText(index, length, 'user');
      quill.insertText(index, better, formats, 'user');
      notify.success('Text improved by AI!');
    } catch (error) {
      notify.error('Failed to improve text.', { description: messageOf(error, '') });
    }
    setBusy(false);
  };

  return (
    <div
      className={styles.float}
      style={{ insetBlockStart: Math.max(0, (bounds?.top ?? 0) - 44), insetInlineStart: bounds?.left ?? 0 }}
    >
      <Button
        variant="ink"
        size="s"
        busy={busy}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void improve()}
      >
        {busy ? 'Improving...' : '✨ Improve'}
      </Button>
    </div>
  );
}

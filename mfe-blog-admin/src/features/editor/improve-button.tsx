import { improveText } from '@kaksha/api-client/ai';
import { messageOf } from '@kaksha/api-client/errors';
import { useHost } from '@kaksha/contract/host-context';
import { Button } from '@kaksha/ui/button';
import { Sparkles } from 'lucide-react';
import type Quill from 'quill';
import { type CSSProperties, useState } from 'react';
import styles from './rich-text.module.css';

export interface ImproveButtonProps {
  quill: Quill;
  /** What is selected. */
  range: { index: number; length: number };
}

/** As high as the button with a gap. */
const room = 44;

/** Above the text; below it where there is no room, so that what is to be improved can be read. */
function placeOf(bounds: { top: number; bottom: number } | null): number {
  if (!bounds) return 0;
  return bounds.top < room ? bounds.bottom + 6 : bounds.top - room;
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
      style={{ insetBlockStart: placeOf(bounds), '--start': `${bounds?.left ?? 0}px` } as CSSProperties}
    >
      <Button
        variant="ink"
        size="s"
        icon={<Sparkles aria-hidden="true" />}
        busy={busy}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void improve()}
      >
        {busy ? (
          'Improving...'
        ) : (
          // Drawn by the icon: not every device has the letter.
          <span>
            <span className="visually-hidden">✨ </span>Improve
          </span>
        )}
      </Button>
    </div>
  );
}

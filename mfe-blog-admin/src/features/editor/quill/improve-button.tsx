import { improveText } from '@kaksha/api-client/ai';
import { useAction } from '@kaksha/api-client/use-action';
import { useHost } from '@kaksha/contract/host-context';
import { builtInTextNotice } from '@kaksha/domain/built-in-writer';
import { Button } from '@kaksha/ui/button';
import { customProperties } from '@kaksha/ui/custom-properties';
import { Sparkles } from 'lucide-react';
import type Quill from 'quill';
import { Delta } from 'quill';
import styles from './rich-text.module.css';

export interface ImproveButtonProps {
  quill: Quill;
  range: { index: number; length: number };
}

/** Height of the button and its gap. */
const roomPx = 44;

/** Above the selection, or below it where there is no room, so that the button never covers it. */
function topOf(bounds: { top: number; bottom: number } | null): number {
  if (!bounds) return 0;
  return bounds.top < roomPx ? bounds.bottom + 6 : bounds.top - roomPx;
}

/** Floats near the selected text and replaces it by a better wording. */
export function ImproveButton({ quill, range }: ImproveButtonProps) {
  const { http, notify } = useHost();
  const { busy, run } = useAction();
  const { index, length } = range;
  const bounds = quill.getBounds(index, length);

  const improve = async () => {
    const before = quill.getText(index, length);
    await run(
      async () => {
        const { text: better, isBuiltIn } = await improveText(http, before);
        // Text that was edited during the call is not overwritten.
        if (quill.getText(index, length) !== before) throw new Error('the selected text changed during the call');
        quill.history.cutoff();
        const change = new Delta().retain(index).insert(better, quill.getFormat(index, length)).delete(length);
        quill.updateContents(change, 'user');
        notify.success('Text improved by AI!', { ...(isBuiltIn && { description: builtInTextNotice }) });
      },
      { failed: 'Failed to improve text.', fallback: '' },
    );
  };

  return (
    <div
      className={styles.float}
      style={{ insetBlockStart: topOf(bounds), ...customProperties({ '--start': `${bounds?.left ?? 0}px` }) }}
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
          // The icon shows the sparkles, because not every device has the character.
          <span>
            <span className="visually-hidden">✨ </span>Improve
          </span>
        )}
      </Button>
    </div>
  );
}

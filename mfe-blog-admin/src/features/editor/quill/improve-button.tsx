import { improveText } from '@kaksha/api-client/ai';
import { useAction } from '@kaksha/api-client/use-action';
import { useHost } from '@kaksha/contract/host-context';
import { builtInTextNotice } from '@kaksha/domain/built-in-writer';
import { Button } from '@kaksha/ui/button';
import { Sparkles } from 'lucide-react';
import type Quill from 'quill';
import { Delta } from 'quill';

export interface ImproveButtonProps {
  quill: Quill;
  range: { index: number; length: number };
}

/** Replaces the selected text by a better wording. */
export function ImproveButton({ quill, range }: ImproveButtonProps) {
  const { http, notify } = useHost();
  const { busy, run } = useAction();
  const { index, length } = range;

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
  );
}

import { Button } from '@kaksha/ui/button';
import { useState } from 'react';

interface CopyButtonProps {
  text: string;
  label: string;
}

/** Copies a text and says whether that worked. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <>
      <Button size="s" aria-label={label} onClick={() => void copy()}>
        {outcome === 'copied' ? 'Copied' : 'Copy'}
      </Button>
      <span role="status" className={outcome === 'failed' ? undefined : 'visually-hidden'}>
        {outcome === 'failed'
          ? 'Your browser did not allow it. Please select the text and copy it.'
          : outcome === 'copied' && 'Copied.'}
      </span>
    </>
  );
}

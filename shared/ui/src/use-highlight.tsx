import { useState } from 'react';

export interface Highlight {
  /** Index of the highlighted option; -1 for none. */
  index: number;
  /** Moves by an arrow key, Home or End; false for a key without a meaning for the options. */
  move: (key: string) => boolean;
}

/**
 * The highlighted option below a search field that keeps the focus. The highlight belongs to the text that was typed
 * when it was set.
 */
export function useHighlight(typed: string, count: number): Highlight {
  const [highlight, setHighlight] = useState({ typed, index: -1 });
  const index = highlight.typed === typed && highlight.index < count ? highlight.index : -1;
  const targetOf = (key: string) => {
    // One more position than options: the text itself comes before the first and after the last.
    if (key === 'ArrowDown') return index + 1 === count ? -1 : index + 1;
    if (key === 'ArrowUp') return index === -1 ? count - 1 : index - 1;
    // Without a highlight, Home and End move the cursor in the text.
    if (index >= 0 && key === 'Home') return 0;
    if (index >= 0 && key === 'End') return count - 1;
    return null;
  };
  return {
    index,
    move(key) {
      const target = count > 0 ? targetOf(key) : null;
      if (target !== null) setHighlight({ typed, index: target });
      return target !== null;
    },
  };
}

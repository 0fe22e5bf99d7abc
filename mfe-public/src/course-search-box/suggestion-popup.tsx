import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SuggestionList } from './suggestion-list';
import { type Suggestion, useSuggestions } from './use-suggestions';

export interface SuggestionKeys {
  /** Handles a key of the search field; false if the key has no meaning for the suggestions. */
  handleKey(key: string): boolean;
}

interface SuggestionPopupProps {
  ref: Ref<SuggestionKeys>;
  /** Id of the listbox. */
  id: string;
  /** Empty while the popup is closed. */
  typed: string;
  onShownChange: (shown: boolean) => void;
  /** Called with the id of the highlighted option. */
  onActiveChange: (option: string | undefined) => void;
  onClose: () => void;
  onFollow?: (() => void) | undefined;
}

/** The suggestions for the text of the search field, which keeps the focus. */
export function SuggestionPopup({
  ref,
  id,
  typed,
  onShownChange,
  onActiveChange,
  onClose,
  onFollow,
}: SuggestionPopupProps) {
  const navigate = useNavigate();
  const found = useSuggestions(typed);
  const suggestions = typed ? found : [];
  // The highlight belongs to the text that was typed when it was set.
  const [highlight, setHighlight] = useState({ typed, index: -1 });
  const highlighted = highlight.typed === typed && highlight.index < suggestions.length ? highlight.index : -1;
  const shown = suggestions.length > 0;
  const optionId = (index: number) => `${id}-${index}`;
  const active = highlighted >= 0 ? optionId(highlighted) : undefined;
  useEffect(() => onShownChange(shown), [shown, onShownChange]);
  useEffect(() => onActiveChange(active), [active, onActiveChange]);

  const follow = ({ path }: Suggestion) => {
    onClose();
    onFollow?.();
    navigate(path);
  };
  useImperativeHandle(ref, () => ({
    handleKey(key) {
      if (!shown) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      const suggestion = suggestions[highlighted];
      if (step) {
        // One more position than suggestions: the text itself comes before the first and after the last.
        const places = suggestions.length + 1;
        setHighlight({ typed, index: ((highlighted + 1 + step + places) % places) - 1 });
      } else if (key === 'Escape') onClose();
      else if (key === 'Enter' && suggestion) follow(suggestion);
      else return false;
      return true;
    },
  }));

  return (
    <>
      <p aria-live="polite" className="visually-hidden">
        {shown &&
          `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}, arrow keys to choose`}
      </p>
      {shown && (
        <SuggestionList
          id={id}
          optionId={optionId}
          suggestions={suggestions}
          highlighted={highlighted}
          onChoose={follow}
        />
      )}
    </>
  );
}

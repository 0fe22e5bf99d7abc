import { useSuggestions } from '@kaksha/api-client/use-suggestions';
import { useHost } from '@kaksha/contract/host-context';
import type { Suggestion } from '@kaksha/domain/suggestions';
import { SuggestionList } from '@kaksha/ui/suggestion-list';
import { useHighlight } from '@kaksha/ui/use-highlight';
import { type Ref, useEffect, useImperativeHandle } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './course-search-box.module.css';

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
  const suggestions = useSuggestions(useHost().http, typed).found;
  const { index: highlighted, move } = useHighlight(typed, suggestions.length);
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
      const suggestion = suggestions[highlighted];
      if (move(key)) return true;
      if (key === 'Escape') onClose();
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
          className={styles.popup}
        />
      )}
    </>
  );
}

import { limits } from '@kaksha/domain/limits';
import { SearchBox } from '@kaksha/ui/search-box';
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './course-search-box.module.css';
import { SuggestionList } from './suggestion-list';
import { type Suggestion, useSuggestions } from './use-suggestions';

interface CourseSearchBoxProps {
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Called on Enter or blur. */
  onCommit: () => void;
  /** Called when the user follows a suggestion. */
  onFollow: () => void;
}

/**
 * The search field with suggestions. Arrow keys move through them; Enter follows the highlighted one, otherwise it
 * searches for the text.
 */
export function CourseSearchBox({ name, value, onValueChange, onCommit, onFollow }: CourseSearchBoxProps) {
  const id = useId();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [highlighted, setHighlighted] = useState(-1);
  const suggestions = useSuggestions(open ? value : '');
  const shown = open && suggestions.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  const close = () => {
    setOpen(false);
    setHighlighted(-1);
  };
  const follow = (suggestion: Suggestion) => {
    close();
    onFollow();
    navigate(suggestion.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && shown) {
      event.preventDefault();
      // One more position than suggestions: the text itself comes before the first and after the last.
      const places = suggestions.length + 1;
      setHighlighted(((highlighted + 1 + step + places) % places) - 1);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const suggestion = shown ? suggestions[highlighted] : undefined;
      if (suggestion) follow(suggestion);
      else {
        close();
        onCommit();
      }
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    close();
    onCommit();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left field and list
    <div className={styles.wrap} onBlur={onBlur}>
      <SearchBox
        label="Search courses"
        name={name}
        maxLength={limits.searchTextMax}
        value={value}
        onValueChange={(next) => {
          onValueChange(next);
          setOpen(true);
          setHighlighted(-1);
        }}
        onKeyDown={onKeyDown}
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-controls={shown ? id : undefined}
        aria-activedescendant={shown && highlighted >= 0 ? optionId(highlighted) : undefined}
      />
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
    </div>
  );
}

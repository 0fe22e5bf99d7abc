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
  /** The words are final: Enter, or the field was left. */
  onSettle: () => void;
  /** A suggestion was followed in place of the words. */
  onDrop: () => void;
}

/**
 * The search field with names that fit what is typed. It stays a search box to assistive technology; arrow keys walk
 * through the names, Enter follows the one that is marked and otherwise searches for the words.
 */
export function CourseSearchBox({ name, value, onValueChange, onSettle, onDrop }: CourseSearchBoxProps) {
  const id = useId();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const suggestions = useSuggestions(open ? value : '');
  const shown = open && suggestions.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  const close = () => {
    setOpen(false);
    setMarked(-1);
  };
  const follow = (suggestion: Suggestion) => {
    close();
    onDrop();
    navigate(suggestion.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && shown) {
      event.preventDefault();
      // One place more than there are suggestions: the words themselves, before the first and after the last.
      const places = suggestions.length + 1;
      setMarked(((marked + 1 + step + places) % places) - 1);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const suggestion = shown ? suggestions[marked] : undefined;
      if (suggestion) follow(suggestion);
      else {
        close();
        onSettle();
      }
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    close();
    onSettle();
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
          setMarked(-1);
        }}
        onKeyDown={onKeyDown}
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-controls={shown ? id : undefined}
        aria-activedescendant={shown && marked >= 0 ? optionId(marked) : undefined}
      />
      <p aria-live="polite" className="visually-hidden">
        {shown &&
          `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}, arrow keys to choose`}
      </p>
      {shown && (
        <SuggestionList id={id} optionId={optionId} suggestions={suggestions} marked={marked} onChoose={follow} />
      )}
    </div>
  );
}

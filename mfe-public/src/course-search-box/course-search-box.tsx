import * as limits from '@kaksha/domain/limits';
import { pressedKey } from '@kaksha/ui/pressed-key';
import { SearchBox, type SearchBoxProps } from '@kaksha/ui/search-box';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import styles from './course-search-box.module.css';
import type { SuggestionKeys, SuggestionPopup } from './suggestion-popup';

interface CourseSearchBoxProps extends Pick<SearchBoxProps, 'name' | 'boxSize' | 'placeholder' | 'action'> {
  value: string;
  onValueChange: (value: string) => void;
  /** Called on Enter or blur. Without it Enter submits the form. */
  onCommit?: () => void;
  /** Called when the user follows a suggestion. */
  onFollow?: () => void;
}

/**
 * The search field with suggestions, whose code loads when the field gets the focus. Arrow keys move through them;
 * Enter follows the highlighted one, otherwise it searches for the text.
 */
export function CourseSearchBox({ value, onValueChange, onCommit, onFollow, ...box }: CourseSearchBoxProps) {
  const id = useId();
  const [Popup, setPopup] = useState<typeof SuggestionPopup>();
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(false);
  const [activeOption, setActiveOption] = useState<string>();
  const keys = useRef<SuggestionKeys>(null);

  const loadPopup = () => {
    if (Popup) return;
    // The field works without suggestions; the next focus tries again.
    import('./suggestion-popup').then((loaded) => setPopup(() => loaded.SuggestionPopup)).catch(() => {});
  };
  const close = () => setOpen(false);
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (keys.current?.handleKey(key)) {
      event.preventDefault();
    } else if (key === 'Enter') {
      close();
      if (!onCommit) return;
      event.preventDefault();
      onCommit();
    }
  };
  const onBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    close();
    onCommit?.();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left field and list
    <div className={styles.wrap} onBlur={onBlur}>
      <SearchBox
        {...box}
        label="Search courses"
        maxLength={limits.searchTextMax}
        value={value}
        onValueChange={(next) => {
          onValueChange(next);
          setOpen(true);
        }}
        onFocus={loadPopup}
        onKeyDown={onKeyDown}
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-controls={shown ? id : undefined}
        aria-activedescendant={activeOption}
      />
      {Popup && (
        <Popup
          ref={keys}
          id={id}
          typed={open ? value : ''}
          onShownChange={setShown}
          onActiveChange={setActiveOption}
          onClose={close}
          onFollow={onFollow}
        />
      )}
    </div>
  );
}

import clsx from 'clsx';
import { BookOpen, Shapes } from 'lucide-react';
import styles from './suggestion-list.module.css';
import type { Suggestion } from './use-suggestions';

interface SuggestionListProps {
  id: string;
  optionId: (index: number) => string;
  suggestions: readonly Suggestion[];
  /** Index of the highlighted suggestion; -1 for none. */
  highlighted: number;
  onChoose: (suggestion: Suggestion) => void;
}

export function SuggestionList({ id, optionId, suggestions, highlighted, onChoose }: SuggestionListProps) {
  return (
    <div id={id} role="listbox" aria-label="Suggestions" className={styles.list}>
      {suggestions.map((suggestion, index) => {
        const Icon = suggestion.kind === 'category' ? Shapes : BookOpen;
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the search field, which names the highlighted option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys
          <div
            key={suggestion.path}
            id={optionId(index)}
            role="option"
            aria-selected={index === highlighted}
            className={clsx(styles.option, index === highlighted && styles.highlighted)}
            // Keeps the focus in the field, so that its blur does not close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
          >
            <Icon aria-hidden="true" />
            <span className={styles.name}>{suggestion.name}</span>
            <span className={styles.detail}>{suggestion.detail}</span>
          </div>
        );
      })}
    </div>
  );
}

import type { Suggestion, SuggestionKind } from '@kaksha/domain/suggestions';
import clsx from 'clsx';
import { BookOpen, CornerDownRight, MapPin, Search, Shapes, UserRound, Wrench } from 'lucide-react';
import styles from './suggestion-list.module.css';

export interface SuggestionListProps {
  id: string;
  optionId: (index: number) => string;
  /** Ordered by kind. */
  suggestions: readonly Suggestion[];
  /** Index of the highlighted suggestion; -1 for none. */
  highlighted: number;
  onChoose: (suggestion: Suggestion) => void;
  className?: string | undefined;
}

const kinds = {
  text: { label: 'Search', Icon: Search },
  page: { label: 'Pages', Icon: CornerDownRight },
  category: { label: 'Categories', Icon: Shapes },
  course: { label: 'Courses', Icon: BookOpen },
  trainer: { label: 'Trainers', Icon: UserRound },
  place: { label: 'Places', Icon: MapPin },
  tool: { label: 'Tools', Icon: Wrench },
} as const satisfies Record<SuggestionKind, unknown>;

/** Moves the highlighted option into the visible part of the list. */
const showOption = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** The listbox of a search field, which keeps the focus and names the highlighted option. */
export function SuggestionList({ id, optionId, suggestions, highlighted, onChoose, className }: SuggestionListProps) {
  const indexed = suggestions.map((suggestion, index) => ({ suggestion, index }));
  return (
    <div id={id} role="listbox" aria-label="Suggestions" className={clsx(styles.list, className)}>
      {Object.entries(kinds).map(([kind, { label, Icon }]) => {
        const group = indexed.filter(({ suggestion }) => suggestion.kind === kind);
        if (group.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be part of a listbox
          <div key={kind} role="group" aria-label={label} className={styles.group}>
            {group.map(({ suggestion, index }) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the search field, which names the highlighted option
              // biome-ignore lint/a11y/useKeyWithClickEvents: the search field handles the keys
              <div
                key={suggestion.path}
                id={optionId(index)}
                ref={index === highlighted ? showOption : undefined}
                role="option"
                aria-selected={index === highlighted}
                className={clsx('row gap-3 middle', styles.option, index === highlighted && styles.highlighted)}
                // Keeps the focus in the field, so that its blur does not close the list before the click.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(suggestion)}
              >
                <Icon aria-hidden="true" />
                <span className={styles.name} dir="auto">
                  {suggestion.name}
                </span>
                <span className={`meta ${styles.detail}`}>{suggestion.detail}</span>
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}

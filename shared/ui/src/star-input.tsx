import { Star } from 'lucide-react';
import { type Ref, useId } from 'react';
import { ChoiceGroup } from './choice-group';
import styles from './star-input.module.css';

export interface StarInputProps {
  label: string;
  /** 1 to 5; 0 when nothing is selected. */
  value: number;
  onValueChange: (stars: number) => void;
  onBlur?: () => void;
  error?: string | undefined;
  /** The first radio button, for focus by the form. */
  ref?: Ref<HTMLInputElement>;
}

const labels = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

/** One to five stars as radio buttons, with a name for each. */
export function StarInput({ label, value, onValueChange, onBlur, error, ref }: StarInputProps) {
  const name = useId();
  return (
    <ChoiceGroup label={label} error={error} required>
      <div className={styles.stars}>
        {labels.map((word, index) => {
          const stars = index + 1;
          return (
            <label key={word} className={stars <= value ? `${styles.star} ${styles.lit}` : styles.star}>
              <input
                ref={index === 0 ? ref : undefined}
                type="radio"
                className={styles.radio}
                name={name}
                value={stars}
                checked={stars === value}
                onChange={() => onValueChange(stars)}
                onBlur={onBlur}
              />
              <span className="visually-hidden">{`${stars === 1 ? '1 star' : `${stars} stars`}, ${word}`}</span>
              <Star aria-hidden="true" strokeWidth={1.5} />
            </label>
          );
        })}
        <span className={styles.word} aria-hidden="true">
          {labels[value - 1]}
        </span>
      </div>
    </ChoiceGroup>
  );
}

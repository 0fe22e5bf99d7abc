import { type ContentType, contentTypes } from '@kaksha/domain/catalogue';
import { isRequiredContentType } from '@kaksha/domain/contents';
import { FieldNote } from '@kaksha/ui/field';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { typeIcons } from './type-icons';
import styles from './type-picker.module.css';

export interface TypePickerProps {
  /** Types that the course already has. They cannot be chosen again. */
  taken: readonly ContentType[];
  chosen: ContentType | null;
  /** Null when the chosen type is pressed again. */
  onChoose: (type: ContentType | null) => void;
  error?: string;
}

/** All content types as chips. */
export function TypePicker({ taken, chosen, onChoose, error }: TypePickerProps) {
  const id = useId();
  return (
    <fieldset className="stack gap-3" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="visually-hidden">Content type</legend>
      <div className={styles.chips}>
        {contentTypes.map((type) => {
          const Icon = typeIcons[type];
          const isTaken = taken.includes(type);
          const isRequired = isRequiredContentType(type);
          return (
            <button
              key={type}
              type="button"
              className={clsx(styles.chip, isTaken ? styles.taken : isRequired && styles.required)}
              disabled={isTaken}
              aria-pressed={isTaken ? undefined : chosen === type}
              onClick={() => onChoose(chosen === type ? null : type)}
            >
              {isTaken ? <Check aria-hidden="true" /> : <Icon aria-hidden="true" />}
              <span>
                <span>{type}</span>
                {isTaken && <span className="visually-hidden">, added</span>}
              </span>
              {!isTaken && isRequired && <span className={styles.mark}>Required</span>}
            </button>
          );
        })}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  );
}

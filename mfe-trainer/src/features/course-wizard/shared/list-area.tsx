import { splitList } from '@kaksha/domain/contents';
import { TextAreaField, type TextAreaFieldProps } from '@kaksha/forms/text-area-field';
import { TagList } from '@kaksha/ui/tag-list';
import { useWatch } from 'react-hook-form';
import styles from './list-area.module.css';

/** A text area for a list separated by commas, with a preview of its items. */
export function ListArea({ name, label, ...rest }: Omit<TextAreaFieldProps, 'hint'>) {
  const items = splitList(String(useWatch({ name }) ?? ''));
  return (
    <div className={styles.area}>
      <TextAreaField
        {...rest}
        name={name}
        label={label}
        hint={
          <span className={styles.hint}>
            <span>enter comma(,) separated content</span>{' '}
            <span>{items.length === 1 ? '1 item' : `${items.length} items`}</span>
          </span>
        }
      />
      {items.length > 0 && <TagList items={items} label={`${label}, as it will be shown`} />}
    </div>
  );
}

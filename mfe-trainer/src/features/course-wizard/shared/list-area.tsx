import { splitList } from '@kaksha/domain/contents';
import { TextAreaField, type TextAreaFieldProps } from '@kaksha/forms/text-area-field';
import { TagList } from '@kaksha/ui/tag-list';
import { useWatch } from 'react-hook-form';

/** A text area for a list separated by commas, with a preview of its items. */
export function ListArea({ name, label, ...rest }: Omit<TextAreaFieldProps, 'hint'>) {
  const items = splitList(String(useWatch({ name }) ?? ''));
  return (
    <div className="stack gap-3">
      <TextAreaField
        {...rest}
        name={name}
        label={label}
        hint={
          <span className="cluster gap-x-3 between">
            <span>enter comma(,) separated content</span>{' '}
            <span>{items.length === 1 ? '1 item' : `${items.length} items`}</span>
          </span>
        }
      />
      {items.length > 0 && <TagList items={items} label={`${label}, as it will be shown`} />}
    </div>
  );
}

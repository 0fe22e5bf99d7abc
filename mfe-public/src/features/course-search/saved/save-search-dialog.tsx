import { useHost } from '@kaksha/contract/host-context';
import type { CourseQuery } from '@kaksha/domain/catalogue';
import { limits } from '@kaksha/domain/limits';
import { searchNameError } from '@kaksha/domain/profile-rules';
import { Form } from '@kaksha/forms/form';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextField } from '@kaksha/forms/text-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { object, string } from 'yup';
import { addSearch } from '../../../store/saved-searches';
import { usePublicStore } from '../../../store/store-context';
import styles from './saved-searches.module.css';

interface SaveSearchDialogProps {
  query: CourseQuery;
  /** The suggested name. */
  suggestion: string;
  onClose: () => void;
}

const schema = object({
  name: string()
    .defined()
    .test('rule', (name, context) => {
      const message = searchNameError(name ?? '');
      return message === null || context.createError({ message });
    }),
});

export function SaveSearchDialog({ query, suggestion, onClose }: SaveSearchDialogProps) {
  const store = usePublicStore();
  const { notify } = useHost();
  const { nameMax } = limits.savedSearch;
  const form = useYupForm(schema, { name: suggestion.slice(0, nameMax) });
  const save = async ({ name }: { name: string }) => {
    await addSearch(store, name.trim(), query);
    notify.success('Search saved', { description: 'You find it above the list, whenever you are here.' });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title="Save this search"
      description="The words, filters and order come back with one press."
    >
      <Form form={form} onSubmit={save} aria-label="Save this search" className={styles.form}>
        <TextField name="name" label="Name" maxLength={nameMax} onFocus={({ target }) => target.select()} />
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton>Save search</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

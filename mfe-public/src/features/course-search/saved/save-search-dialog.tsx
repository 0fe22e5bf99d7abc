import { useHost } from '@kaksha/contract/host-context';
import type { CourseQuery } from '@kaksha/domain/course-search';
import { cutText } from '@kaksha/domain/cut-text';
import * as limits from '@kaksha/domain/limits';
import { savedSearchRules } from '@kaksha/domain/profile-rules';
import { type Digest, defaultDigest, digestLabels, digests } from '@kaksha/domain/saved-search';
import { Form } from '@kaksha/forms/form';
import { FormButton } from '@kaksha/forms/form-button';
import { SelectField } from '@kaksha/forms/select-field';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextField } from '@kaksha/forms/text-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Dialog } from '@kaksha/ui/dialog';
import { addSearch } from '../../../store/saved-searches';
import { usePublicStore } from '../../../store/store-context';

interface SaveSearchDialogProps {
  query: CourseQuery;
  /** The suggested name. */
  suggestion: string;
  onClose: () => void;
}

export function SaveSearchDialog({ query, suggestion, onClose }: SaveSearchDialogProps) {
  const store = usePublicStore();
  const { notify } = useHost();
  const { nameMax } = limits.savedSearch;
  const form = useYupForm<{ name: string; digest: Digest }>(savedSearchRules, {
    name: cutText(suggestion, nameMax),
    digest: defaultDigest,
  });
  const save = async ({ name, digest }: { name: string; digest: Digest }) => {
    await addSearch(store, { name: name.trim(), query, digest });
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
      <Form form={form} onSubmit={save} aria-label="Save this search" className="stack gap-5">
        <TextField name="name" label="Name" maxLength={nameMax} onFocus={({ target }) => target.select()} />
        <SelectField name="digest" label="Tell me about new courses that match">
          {digests.map((digest) => (
            <option key={digest} value={digest}>
              {digestLabels[digest]}
            </option>
          ))}
        </SelectField>
        <div className="cluster gap-2 end">
          <FormButton onClick={onClose}>Cancel</FormButton>
          <SubmitButton>Save search</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

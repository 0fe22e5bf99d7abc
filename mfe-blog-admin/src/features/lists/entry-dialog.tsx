import { addListEntry, saveListEntry } from '@kaksha/api-client/managed-lists';
import { coverMotifs } from '@kaksha/domain/catalogue';
import * as limits from '@kaksha/domain/limits';
import { type ListEntryForm, listEntryRules } from '@kaksha/domain/managed-list-rules';
import type { ListEntry, ManagedList } from '@kaksha/domain/managed-lists';
import { upperFirst } from '@kaksha/domain/upper-first';
import { Form } from '@kaksha/forms/form';
import { FormButton } from '@kaksha/forms/form-button';
import { SelectField } from '@kaksha/forms/select-field';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextField } from '@kaksha/forms/text-field';
import { applyTo, comparedFields, useConflict, useEdited } from '@kaksha/forms/use-conflict';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Dialog } from '@kaksha/ui/dialog';
import { useBlogStore } from '../../store/store-context';
import { listNames } from './lists-view';

interface EntryDialogProps {
  shown: ManagedList;
  /** Null for a new entry. */
  entry: ListEntry | null;
  onClose: () => void;
}

const valuesOf = ({ displayName, motif }: ListEntry): ListEntryForm => ({ name: displayName, motif });

/** Adds an entry to a list, or renames one. */
export function EntryDialog({ shown, entry, onClose }: EntryDialogProps) {
  const { host, managedLists } = useBlogStore();
  const { list } = shown;
  const { one } = listNames[list];
  const loaded = entry && valuesOf(entry);
  const form = useYupForm<ListEntryForm>(
    listEntryRules,
    loaded ?? { name: '', motif: list === 'categories' ? 'code' : null },
  );
  const conflict = useConflict<ListEntryForm, ListEntry>({
    record: one,
    edited: useEdited({ version: entry?.version, values: loaded }, true),
    fields: comparedFields<ListEntryForm>({ name: 'Name', motif: 'Cover' }),
    valuesOf,
    apply: applyTo(form),
  });
  const save = async (values: ListEntryForm) => {
    const saved = await conflict.save(values, (choice, version) =>
      entry
        ? saveListEntry(host.http, list, { ...choice, id: entry.id, version })
        : addListEntry(host.http, shown, choice),
    );
    if (!saved) return;
    await managedLists.reload();
    host.notify.success(entry ? `The ${one} is saved` : `The ${one} is added`, { description: saved.displayName });
    onClose();
  };
  const title = entry ? `Rename ${entry.displayName}` : `Add a ${one}`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title={title}
      description={
        entry
          ? 'Links and saved searches with the old name lead to the new one.'
          : 'It is offered at once, as the last one.'
      }
    >
      <Form form={form} onSubmit={save} aria-label={title} className="stack gap-5">
        <TextField name="name" label="Name" required autoComplete="off" maxLength={limits.managedLists.nameMax} />
        {list === 'categories' && (
          <SelectField name="motif" label="Cover" hint="The drawing of courses without a picture">
            {coverMotifs.map((motif) => (
              <option key={motif} value={motif}>
                {upperFirst(motif)}
              </option>
            ))}
          </SelectField>
        )}
        <div className="cluster gap-3 end">
          <FormButton onClick={onClose}>Cancel</FormButton>
          <SubmitButton>{entry ? 'Save' : 'Add'}</SubmitButton>
        </div>
      </Form>
      {conflict.dialog}
    </Dialog>
  );
}

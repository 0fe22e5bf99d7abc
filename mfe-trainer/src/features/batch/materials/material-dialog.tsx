import { replaceById, withoutId } from '@kaksha/api-client/by-id';
import { addMaterial, type MaterialFields, updateMaterial, uploadMaterial } from '@kaksha/api-client/materials';
import { useResource } from '@kaksha/api-client/use-resource';
import type { Batch } from '@kaksha/domain/catalogue';
import { addDays, formatLongDay } from '@kaksha/domain/dates';
import * as limits from '@kaksha/domain/limits';
import { materialRules } from '@kaksha/domain/material-rules';
import {
  formatFileSize,
  type Material,
  type MaterialKind,
  materialFileError,
  materialFileExtensions,
} from '@kaksha/domain/materials';
import { storageFault } from '@kaksha/domain/storage-use';
import { actualDay, firstClassDay, lastClassDay, sessionsBetween } from '@kaksha/domain/timetable';
import { Form } from '@kaksha/forms/form';
import { FormButton } from '@kaksha/forms/form-button';
import { SegmentedField } from '@kaksha/forms/segmented-field';
import { SelectField } from '@kaksha/forms/select-field';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextField } from '@kaksha/forms/text-field';
import { applyTo, comparedFields, useConflict, useEdited } from '@kaksha/forms/use-conflict';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Dialog } from '@kaksha/ui/dialog';
import { Field, TextInput } from '@kaksha/ui/field';
import { useState } from 'react';
import { useTrainerStore } from '../../../store/store-context';
import styles from './batch-materials.module.css';

type Source = 'link' | 'file';

interface Values {
  source: Source;
  kind: MaterialKind;
  title: string;
  link: string;
  sessionDay: string;
  visibleFrom: string;
}

const { titleMax, linkMax, fileBytes } = limits.material;

const valuesOf = (material: Material | null): Values => ({
  source: material?.file ? 'file' : 'link',
  kind: material?.kind ?? 'material',
  title: material?.title ?? '',
  link: material?.link ?? '',
  sessionDay: material?.sessionDay ?? '',
  visibleFrom: material?.visibleFrom ?? '',
});

const comparedMaterial = (batch: Batch) =>
  comparedFields<Values>(
    { kind: 'Shown as', title: 'Title', link: 'Link', sessionDay: 'Class', visibleFrom: 'Visible from' },
    {
      kind: (kind) => (kind === 'recording' ? 'Recording' : 'Material'),
      sessionDay: (day) => (day ? formatLongDay(actualDay(batch, day)) : 'Whole batch'),
      visibleFrom: (day) => (day ? formatLongDay(day) : 'At once'),
    },
  );

/** The timetable of a batch without an end is offered for this many days. */
const openEndDays = 120;

const sessionsOf = (batch: Batch) => {
  const from = firstClassDay(batch);
  return sessionsBetween(batch, { from, to: lastClassDay(batch) ?? addDays(from, openEndDays) });
};

interface MaterialDialogProps {
  batch: Batch;
  /** Null for a new one. */
  material: Material | null;
  onClose: () => void;
}

/** Adds a link or a file to a batch, or changes a material. */
export function MaterialDialog({ batch, material, onClose }: MaterialDialogProps) {
  const batchId = batch.id;
  const store = useTrainerStore();
  const { host, materials, batchStorageUse } = store;
  const use = useResource(batchStorageUse, batchId).data;
  const form = useYupForm<Values>(materialRules, valuesOf(material));
  const conflict = useConflict<Values, Material>({
    record: 'material',
    edited: useEdited({ version: material?.version, values: valuesOf(material) }, true),
    fields: comparedMaterial(batch),
    valuesOf,
    apply: applyTo(form),
  });
  const source = form.watch('source');
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState<string>();
  const [share, setShare] = useState<number | null>(null);

  const choose = (chosen: File | null) => {
    setFile(chosen);
    const fault = chosen && (materialFileError(chosen) ?? (use && storageFault(use, chosen.size)));
    setFileError(fault ?? undefined);
  };
  const send = (fields: MaterialFields, link: string, version: number | undefined): Promise<Material> => {
    if (material) {
      const change = { ...fields, id: material.id, link: material.file ? null : link, version };
      return updateMaterial(host.http, batchId, change);
    }
    if (source === 'link' || !file) return addMaterial(host.http, batchId, { ...fields, link });
    setShare(0);
    return uploadMaterial(host.http, batchId, { ...fields, file }, { onProgress: setShare }).finally(() =>
      setShare(null),
    );
  };
  const save = async (values: Values) => {
    if (source === 'file' && !material && (!file || fileError)) {
      setFileError(fileError ?? 'Please choose a file');
      return;
    }
    const saved = await conflict.save(values, ({ kind, title, link, sessionDay, visibleFrom }, version) => {
      const fields = { kind, title: title.trim(), sessionDay: sessionDay || null, visibleFrom: visibleFrom || null };
      return send(fields, link.trim(), version);
    });
    if (!saved) return;
    materials.change((all) => (material ? replaceById(all, saved) : [...withoutId(all, saved.id), saved]), batchId);
    void batchStorageUse.reload(batchId);
    host.notify.success(material ? 'Material changed' : 'Material added', { description: saved.title });
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={material ? 'Change a material' : 'Add a material'}
      description="Only the learners of this batch and you can open it."
    >
      <Form form={form} className="stack gap-4" onSubmit={save}>
        {!material && (
          <SegmentedField
            name="source"
            label="Add"
            options={[
              { value: 'link', label: 'A link' },
              { value: 'file', label: 'A file' },
            ]}
          />
        )}
        <SegmentedField
          name="kind"
          label="Shown as"
          options={[
            { value: 'material', label: 'Material' },
            { value: 'recording', label: 'Recording' },
          ]}
        />
        <TextField name="title" label="Title" maxLength={titleMax} required />
        {source === 'link' && <TextField name="link" label="Link" type="url" maxLength={linkMax} required />}
        {source === 'file' && !material && (
          <Field
            label="File"
            required
            error={fileError}
            hint={`PDF, Office, text or ZIP up to ${formatFileSize(fileBytes.document)}, pictures up to ${formatFileSize(fileBytes.picture)}, audio up to ${formatFileSize(fileBytes.audio)}, video up to ${formatFileSize(fileBytes.video)}`}
          >
            <TextInput
              type="file"
              accept={materialFileExtensions.join(',')}
              onChange={({ target }) => choose(target.files?.[0] ?? null)}
            />
          </Field>
        )}
        <SelectField name="sessionDay" label="Class" placeholder="Whole batch">
          {sessionsOf(batch).map(({ plannedDay, day }) => (
            <option key={plannedDay} value={plannedDay}>
              {formatLongDay(day)}
            </option>
          ))}
        </SelectField>
        <TextField name="visibleFrom" label="Visible from" type="date" hint="Without a day, learners see it at once" />
        {share !== null && <progress className={styles.bar} max={1} value={share} aria-label="Upload" />}
        <div className="cluster gap-2 end">
          <FormButton onClick={onClose}>Cancel</FormButton>
          <SubmitButton variant="ink">{material ? 'Save' : 'Add'}</SubmitButton>
        </div>
      </Form>
      {conflict.dialog}
    </Dialog>
  );
}

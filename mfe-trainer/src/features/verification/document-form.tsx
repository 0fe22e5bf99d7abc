import { addVerificationDocument } from '@kaksha/api-client/verification';
import { useUnsavedWork } from '@kaksha/contract/unsaved';
import * as limits from '@kaksha/domain/limits';
import { formatFileSize } from '@kaksha/domain/materials';
import {
  type DocumentKind,
  documentFileError,
  documentFileTypes,
  documentKinds,
  documentLabels,
  type TrainerVerification,
} from '@kaksha/domain/trainer-verification';
import { verificationNoteRules } from '@kaksha/domain/verification-rules';
import { Form } from '@kaksha/forms/form';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Field, Select, TextInput } from '@kaksha/ui/field';
import { TextButton } from '@kaksha/ui/text-button';
import { useState } from 'react';
import { useTrainerStore } from '../../store/store-context';
import styles from './verification.module.css';

const { documents: maxDocuments, fileBytes, noteMax } = limits.verification;

interface ChosenFile {
  file: File;
  kind: DocumentKind;
}

const kindOf = (value: string): DocumentKind => documentKinds.find((kind) => kind === value) ?? 'other';

/** Chooses documents and sends them, with a note in a new request. */
export function DocumentForm({
  verification: { standing, canRequest, request },
}: {
  verification: TrainerVerification;
}) {
  const { host, verification } = useTrainerStore();
  const form = useYupForm(verificationNoteRules, { note: '' });
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [fault, setFault] = useState<string>();
  const { release } = useUnsavedWork(chosen.length > 0 ? 'The documents are not sent yet.' : null);
  const isWaiting = standing === 'waiting';
  const room = maxDocuments - (isWaiting ? (request?.documents.length ?? 0) : 0);
  if (!(isWaiting || canRequest) || room <= 0) return null;

  const choose = (files: readonly File[]) => {
    const fitting = files.filter((file) => !documentFileError(file));
    const all = [...chosen, ...fitting.map((file) => ({ file, kind: 'identity' as const }))];
    const wrong = files.map((file) => documentFileError(file)).find((error) => error !== null);
    setFault(wrong ?? (all.length > room ? `Please choose at most ${maxDocuments} documents` : undefined));
    setChosen(all.slice(0, room));
  };
  const send = async ({ note }: { note: string }) => {
    if (chosen.length === 0) {
      setFault(fault ?? 'Please choose a document');
      return;
    }
    for (const sent of chosen) {
      verification.put(await addVerificationDocument(host.http, { ...sent, note: note.trim() }));
      // A document that failed, and those after it, stay chosen.
      setChosen((left) => left.filter((one) => one !== sent));
    }
    form.reset({ note: '' });
    release();
    setFault(undefined);
    host.notify.success(isWaiting ? 'The documents are sent' : 'Your request is sent', {
      description: 'An administrator looks at your documents.',
    });
    document.getElementById('verification-state')?.focus();
  };

  const title = isWaiting ? 'Add documents' : 'Ask for verification';
  return (
    <Form form={form} onSubmit={send} aria-label={title} className="stack gap-5 top card">
      <h2>{title}</h2>
      <Field
        label="Documents"
        required
        error={fault}
        hint={`At most ${room}, as PDF, JPG, PNG or WebP, up to ${formatFileSize(fileBytes)} each`}
      >
        <TextInput
          type="file"
          multiple
          accept={documentFileTypes}
          onChange={({ target }) => {
            choose([...(target.files ?? [])]);
            // The same file can be chosen again after it was taken away.
            target.value = '';
          }}
        />
      </Field>
      {chosen.length > 0 && (
        <ul className={`stack gap-3 ${styles.documents}`} aria-label="Chosen documents">
          {chosen.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two chosen files can be equal
            <li key={index} className="cluster gap-2 gap-x-3 middle">
              <span className={styles.words}>
                <span dir="auto">{one.file.name}</span>
                <span className="meta">{formatFileSize(one.file.size)}</span>
              </span>
              <Field label={`What ${one.file.name} is`} labelHidden>
                <Select
                  value={one.kind}
                  onChange={({ target }) =>
                    setChosen((all) =>
                      all.map((other) => (other === one ? { ...one, kind: kindOf(target.value) } : other)),
                    )
                  }
                >
                  {documentKinds.map((kind) => (
                    <option key={kind} value={kind}>
                      {documentLabels[kind]}
                    </option>
                  ))}
                </Select>
              </Field>
              <TextButton
                aria-label={`Take away ${one.file.name}`}
                onClick={() => setChosen((all) => all.filter((other) => other !== one))}
              >
                Remove
              </TextButton>
            </li>
          ))}
        </ul>
      )}
      {!isWaiting && (
        <TextAreaField
          name="note"
          label="Note"
          rows={3}
          maxLength={noteMax}
          hint="Optional. Only administrators read it."
        />
      )}
      <SubmitButton variant="ink">{isWaiting ? 'Send documents' : 'Send request'}</SubmitButton>
    </Form>
  );
}

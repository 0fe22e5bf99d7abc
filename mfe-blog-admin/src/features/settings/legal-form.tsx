import { removeLegalText, saveLegalText } from '@kaksha/api-client/legal';
import { useAction } from '@kaksha/api-client/use-action';
import { brand } from '@kaksha/domain/brand';
import { legalPath, legalTitles, type ManagedLegal, type ManagedLegalVersion } from '@kaksha/domain/legal';
import { legalRules } from '@kaksha/domain/legal-rules';
import * as limits from '@kaksha/domain/limits';
import { CheckboxField } from '@kaksha/forms/checkbox-field';
import { Form } from '@kaksha/forms/form';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { TextField } from '@kaksha/forms/text-field';
import { applyTo, comparedFields, useConflict, useEdited } from '@kaksha/forms/use-conflict';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Badge } from '@kaksha/ui/badge';
import { Button } from '@kaksha/ui/button';
import { TextLink } from '@kaksha/ui/link';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { useEffect } from 'react';
import { useBlogStore } from '../../store/store-context';
import { useMomentText } from '../../use-moment-text';
import { clockText, momentOf } from './form-values';
import styles from './settings-page.module.css';

interface LegalValues {
  text: string;
  effectiveFrom: string;
  mustAccept: boolean;
}

const nextOf = ({ versions }: ManagedLegal) => versions.find(({ state }) => state === 'upcoming');

/** The next version of a document, and all versions. */
export function LegalForm({ legal }: { legal: ManagedLegal }) {
  const { host, legalTexts } = useBlogStore();
  const zone = useViewerZone() ?? brand.timeZone;
  const title = legalTitles[legal.document];
  const valuesOf = (stored: ManagedLegal): LegalValues => {
    const next = nextOf(stored);
    const latest = stored.versions.at(-1);
    return {
      text: latest?.text ?? '',
      effectiveFrom: clockText(next?.effectiveFrom ?? null, zone),
      mustAccept: next?.mustAccept ?? true,
    };
  };
  const read = ({ effectiveFrom, ...rest }: LegalValues) => ({
    ...rest,
    effectiveFrom: momentOf(effectiveFrom, zone) ?? '',
  });
  const form = useYupForm(legalRules, valuesOf(legal), { read });
  const { isDirty } = form.formState;
  const conflict = useConflict<LegalValues, ManagedLegal>({
    record: 'text',
    edited: useEdited({ version: legal.version, values: valuesOf(legal) }, isDirty),
    fields: comparedFields<LegalValues>({
      text: 'Text',
      effectiveFrom: 'In force from',
      mustAccept: 'People accept it',
    }),
    valuesOf,
    apply: applyTo(form),
  });
  useEffect(
    () => (isDirty ? host.unsaved.hold(`The next version of “${title}” is not saved yet.`) : undefined),
    [isDirty, host, title],
  );
  const put = (saved: ManagedLegal) => {
    form.reset(valuesOf(saved));
    legalTexts.change((all) => all.map((one) => (one.document === saved.document ? saved : one)));
  };
  const save = async (values: LegalValues) => {
    const saved = await conflict.save(values, (choice, version) =>
      saveLegalText(host.http, legal.document, { form: read(choice), version }),
    );
    if (!saved) return;
    put(saved);
    host.notify.success('The next version is announced', { description: title });
  };
  const { busy, run } = useAction();
  const withdraw = () =>
    run(async () => put(await removeLegalText(host.http, legal.document)), { failed: 'The version was not withdrawn' });

  return (
    <section className={`stack gap-5 card ${styles.section}`} aria-labelledby="settings-legal">
      <div className="stack gap-2">
        <h2 id="settings-legal">{title}</h2>
        <p className={styles.text}>
          The page shows the version in force and links to the others. A version can be changed until its day.
        </p>
      </div>
      <Versions legal={legal} />
      <Form form={form} onSubmit={save} aria-label={`Next version of ${title}`} className="stack gap-5">
        <TextAreaField
          name="text"
          label="Text of the next version"
          required
          rows={14}
          maxLength={limits.legalText}
          hint="A line that begins with ## is a heading, one with - an item of a list. An empty line begins a paragraph."
        />
        <TextField
          name="effectiveFrom"
          label="In force from"
          type="datetime-local"
          required
          hint={`By your clock: ${zone}`}
        />
        <CheckboxField
          name="mustAccept"
          label="People with an account accept it"
          hint="They are asked at their next visit, once. Visitors are never asked."
        />
        <div className="cluster gap-3 end">
          {nextOf(legal) && (
            <Button busy={busy} onClick={() => void withdraw()}>
              Withdraw
            </Button>
          )}
          <SubmitButton>Save</SubmitButton>
        </div>
      </Form>
      {conflict.dialog}
    </section>
  );
}

const states = { earlier: 'Earlier', 'in-force': 'In force', upcoming: 'Announced' } as const;

function Versions({ legal }: { legal: ManagedLegal }) {
  const momentText = useMomentText();
  const factsOf = ({ effectiveFrom, savedBy, mustAccept, accepted }: ManagedLegalVersion) =>
    [
      effectiveFrom ? `from ${momentText(effectiveFrom)}` : 'built in',
      savedBy && `by ${savedBy}`,
      mustAccept && `${accepted} accepted it`,
    ].filter(Boolean);
  return (
    <ul className={`stack gap-3 ${styles.versions}`} aria-label="Versions">
      {[...legal.versions].reverse().map((version) => (
        <li key={version.number} className="cluster gap-2 middle">
          <TextLink to={legalPath(legal.document, version.number)}>{`Version ${version.number}`}</TextLink>
          <Badge tone={version.state === 'in-force' ? 'good' : undefined}>{states[version.state]}</Badge>
          <span className="meta" dir="auto">
            {factsOf(version).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

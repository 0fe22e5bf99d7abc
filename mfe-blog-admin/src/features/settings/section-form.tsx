import type { HostServices } from '@kaksha/contract/host';
import type { SectionState, SettingSection, SiteSettings } from '@kaksha/domain/site-settings';
import { settingRules } from '@kaksha/domain/site-settings-rules';
import { Form } from '@kaksha/forms/form';
import { FormButton } from '@kaksha/forms/form-button';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { resetAfterSave } from '@kaksha/forms/unsaved-values';
import { applyTo, comparedFields, useConflict, useEdited } from '@kaksha/forms/use-conflict';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { type ReactNode, useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useBlogStore } from '../../store/store-context';
import { useMomentText } from '../../use-moment-text';
import styles from './settings-page.module.css';

const HistoryDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "setting-history" */ './history-dialog')).HistoryDialog,
);

interface SectionFormProps<S extends SettingSection, V extends FieldValues> {
  section: S;
  title: string;
  /** What the section changes, and when. */
  text: string;
  stored: SectionState<S>;
  valuesOf: (value: SiteSettings[S]) => V;
  read: (values: V) => SiteSettings[S];
  onSave: (
    http: HostServices['http'],
    save: { value: SiteSettings[S]; version: number | undefined },
  ) => Promise<SectionState<S>>;
  /** Labels of the fields, for the comparison with another save. */
  labels: Partial<Record<keyof V & string, string>>;
  children: ReactNode;
}

/** The form of a section with its version and its history. */
export function SectionForm<S extends SettingSection, V extends FieldValues>({
  section,
  title,
  text,
  stored,
  valuesOf,
  read,
  onSave,
  labels,
  children,
}: SectionFormProps<S, V>) {
  const { host, siteSettings } = useBlogStore();
  const momentText = useMomentText();
  const [showsHistory, setShowsHistory] = useState(false);
  const loaded = valuesOf(stored.value);
  const form = useYupForm<V>(settingRules[section], loaded, { read });
  const { isDirty } = form.formState;
  const conflict = useConflict<V, SectionState<S>>({
    record: 'section',
    edited: useEdited({ version: stored.version, values: loaded }, isDirty),
    fields: comparedFields<V>(labels),
    valuesOf: ({ value }) => valuesOf(value),
    apply: applyTo(form),
  });
  useEffect(
    () => (isDirty ? host.unsaved.hold(`The settings “${title}” are not saved yet.`) : undefined),
    [isDirty, host, title],
  );

  const save = async (values: V) => {
    const saved = await conflict.save(values, (choice, version) => onSave(host.http, { value: read(choice), version }));
    if (!saved) return;
    resetAfterSave(form, values, valuesOf(saved.value));
    siteSettings.change((all) => ({ ...all, [section]: saved }));
    host.notify.success('The settings are saved', { description: `${title}, version ${saved.version}` });
  };

  return (
    <section className={`stack gap-5 card ${styles.section}`} aria-labelledby={`settings-${section}`}>
      <div className="stack gap-2">
        <h2 id={`settings-${section}`}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <Form form={form} onSubmit={save} aria-label={title} className="stack gap-5">
        {children}
        <div className="cluster gap-3 middle between">
          <p className="meta">
            <span>{stored.version === 0 ? 'Built in' : `Version ${stored.version}`}</span>
            {stored.savedAt && <span>{`, ${momentText(stored.savedAt)}`}</span>}
            {stored.savedBy && <span dir="auto">{`, ${stored.savedBy}`}</span>}
          </p>
          <div className="cluster gap-3">
            <FormButton onClick={() => setShowsHistory(true)}>History</FormButton>
            <SubmitButton>Save</SubmitButton>
          </div>
        </div>
      </Form>
      {conflict.dialog}
      {showsHistory && (
        <HistoryDialog
          section={section}
          title={title}
          unsaved={isDirty}
          onRestored={(all) => form.reset(valuesOf(all[section].value))}
          onClose={() => setShowsHistory(false)}
        />
      )}
    </section>
  );
}

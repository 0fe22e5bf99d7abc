import { updateBasicDetails } from '@kaksha/api-client/trainer-settings';
import type { BasicDetails } from '@kaksha/api-client/trainers';
import { noticeAnimation, uploadPicture } from '@kaksha/api-client/uploads';
import { useHost } from '@kaksha/contract/host-context';
import { useUnsavedWork } from '@kaksha/contract/unsaved';
import * as limits from '@kaksha/domain/limits';
import { pictureTypeMessage, pictureTypes } from '@kaksha/domain/pictures';
import { trainingTypes } from '@kaksha/domain/profile';
import { basicDetailsRules } from '@kaksha/domain/trainer-rules';
import { Form } from '@kaksha/forms/form';
import { NumberField } from '@kaksha/forms/number-field';
import { PhotoField } from '@kaksha/forms/photo-field';
import { SelectField } from '@kaksha/forms/select-field';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { TextField } from '@kaksha/forms/text-field';
import { resetAfterSave, useLoadedValues } from '@kaksha/forms/unsaved-values';
import { applyTo, useConflict, useEdited } from '@kaksha/forms/use-conflict';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Field, TextInput } from '@kaksha/ui/field';
import styles from '../../settings/settings.module.css';
import { useTrainerStore } from '../../store/store-context';
import { comparedDetails, type DetailsValues, formOf, valuesOf } from './details-values';

const { headlineMax, aboutMax, locationMax, yearsMax } = limits.trainer;

export function BasicDetailsForm({ details }: { details: BasicDetails }) {
  const store = useTrainerStore();
  const host = useHost();
  const isInstitute = details.trainer.kind === 'institute';
  const form = useYupForm(basicDetailsRules, valuesOf(details.form), { read: formOf });
  useLoadedValues(form, valuesOf(details.form));
  const { isDirty } = form.formState;
  const about = form.watch('about');
  const stored = details.form.trainingType;
  const { release } = useUnsavedWork(isDirty ? 'Your basic details are not saved yet.' : null);

  const conflict = useConflict<DetailsValues, BasicDetails>({
    record: 'profile',
    edited: useEdited({ version: details.version, values: valuesOf(details.form) }, isDirty),
    fields: comparedDetails(isInstitute),
    valuesOf: ({ form }) => valuesOf(form),
    apply: applyTo(form),
  });

  const save = async (values: DetailsValues) => {
    let sent = values;
    const saved = await conflict.save(values, (choice, version) => {
      sent = choice;
      return updateBasicDetails(host.http, formOf(choice), version);
    });
    if (!saved) return;
    store.details.put(saved);
    if (resetAfterSave(form, sent, valuesOf(saved.form))) release();
    host.notify.success('Basic details saved');
    // The site's header shows the user's name.
    await host.session.refresh();
  };

  return (
    <Form form={form} onSubmit={save} aria-label="Basic details" className="stack gap-6">
      <div className="stack gap-5 top card">
        <h2>{isInstitute ? 'Your institute' : 'You'}</h2>
        <PhotoField
          name="photo"
          label={isInstitute ? 'Logo' : 'Photo'}
          displayName={form.watch('name')}
          maxBytes={limits.upload.profile}
          types={pictureTypes}
          typeMessage={pictureTypeMessage}
          upload={async (file, onProgress) => {
            void noticeAnimation(file, host.notify);
            return (await uploadPicture(host.http, file, 'profile', { onProgress })).src;
          }}
        />
        <TextField
          name="name"
          label={isInstitute ? 'Institute name' : 'Name'}
          required
          autoComplete={isInstitute ? 'organization' : 'name'}
          maxLength={limits.nameMax}
        />
        {isInstitute && (
          <TextField name="ownerName" label="Owner name" autoComplete="name" maxLength={limits.nameMax} />
        )}
        <TextField
          name="headline"
          label="Headline"
          maxLength={headlineMax}
          hint="One line below your name, e.g. Platform engineer and teacher"
        />
        <TextAreaField
          className={styles.roomy}
          name="about"
          label="About"
          rows={6}
          maxLength={aboutMax}
          aside={`${about.length} of ${aboutMax}`}
          hint="What you have done, and how you teach"
        />
      </div>
      <div className="stack gap-5 top card">
        <h2>Teaching</h2>
        <div className="stack gap-5 top pair">
          <SelectField name="trainingType" label="Training type" placeholder="Choose">
            {/* Trainers registered with other words before there was a list. */}
            {[...new Set([...trainingTypes, ...(stored ? [stored] : [])])].map((type) => (
              <option key={type}>{type}</option>
            ))}
          </SelectField>
          <NumberField name="experienceYears" label="Experience in years" min={0} max={yearsMax} step={1} />
        </div>
        <TextField
          name="location"
          label="Location"
          maxLength={locationMax}
          placeholder="Pune, Maharashtra"
          autoComplete="address-level2"
        />
      </div>
      <div className="stack gap-5 top card">
        <h2>Contact</h2>
        <div className="stack gap-5 top pair">
          <Field label="Email" hint="Sign-in codes go here. It cannot be changed on this page.">
            <TextInput type="email" value={details.email} readOnly />
          </Field>
          <TextField
            name="contactNo"
            label="Contact number"
            inputMode="numeric"
            autoComplete="tel-national"
            hint="10 digits, for +91"
          />
        </div>
      </div>
      <div className="cluster gap-3 gap-x-4 middle">
        <SubmitButton>Save</SubmitButton>
        {isDirty && <p className="meta">Not saved yet</p>}
      </div>
      {conflict.dialog}
    </Form>
  );
}

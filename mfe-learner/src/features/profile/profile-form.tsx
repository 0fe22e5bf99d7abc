import { getCities, getCountries, getStates, updateProfile } from '@kaksha/api-client/profile';
import { noticeAnimation, uploadPicture } from '@kaksha/api-client/uploads';
import { useHost } from '@kaksha/contract/host-context';
import { useUnsavedWork } from '@kaksha/contract/unsaved';
import * as limits from '@kaksha/domain/limits';
import { pictureTypeMessage, pictureTypes } from '@kaksha/domain/pictures';
import { genders, type Profile } from '@kaksha/domain/profile';
import { profileRules } from '@kaksha/domain/profile-rules';
import { Form } from '@kaksha/forms/form';
import { PhotoField } from '@kaksha/forms/photo-field';
import { SelectField } from '@kaksha/forms/select-field';
import { SubmitButton } from '@kaksha/forms/submit-button';
import { TextAreaField } from '@kaksha/forms/text-area-field';
import { TextField } from '@kaksha/forms/text-field';
import { resetAfterSave, useLoadedValues } from '@kaksha/forms/unsaved-values';
import { applyTo, useConflict, useEdited } from '@kaksha/forms/use-conflict';
import { useYupForm } from '@kaksha/forms/use-yup-form';
import { Field, TextInput } from '@kaksha/ui/field';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { TextButton } from '@kaksha/ui/text-button';
import { useState } from 'react';
import { useLearnerStore } from '../../store/store-context';
import { PlaceField } from './place-field';
import styles from './profile-page.module.css';
import { changeOf, comparedProfile, type ProfileValues, valuesOf } from './profile-values';
import { usePlaces } from './use-places';

const ChangeEmailDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "change-email" */ './change-email-dialog')).ChangeEmailDialog,
);

const { aboutMax, designationMax, addressMax } = limits.profile;

/** Name, contact and address of the learner. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const host = useHost();
  const store = useLearnerStore();
  const form = useYupForm(profileRules, valuesOf(profile));
  useLoadedValues(form, valuesOf(profile));
  const [isChangingEmail, setChangingEmail] = useState(false);
  const { isDirty } = form.formState;
  const { countryId, stateId, aboutUs, countryCode } = form.watch();
  const { release } = useUnsavedWork(isDirty ? 'Your profile is not saved yet.' : null);
  const countries = usePlaces('0', 'Countries', getCountries);
  const states = usePlaces(countryId, 'States', getStates);
  const cities = usePlaces(stateId, 'Cities', getCities);
  const codes = [...new Set([countryCode, ...countries.map(({ dialCode }) => dialCode)])];
  const clear = (...fields: ('stateId' | 'cityId')[]) => {
    for (const field of fields) form.setValue(field, '', { shouldDirty: true });
  };

  const conflict = useConflict<ProfileValues, Profile>({
    record: 'profile',
    edited: useEdited({ version: profile.version, values: valuesOf(profile) }, isDirty),
    fields: (stored) => comparedProfile({ countries, states, cities }, [profile, stored]),
    valuesOf,
    apply: applyTo(form),
  });

  const save = async (values: ProfileValues) => {
    let sent = values;
    const saved = await conflict.save(values, (choice, version) => {
      sent = choice;
      return updateProfile(host.http, profile, changeOf(choice), version);
    });
    if (!saved) return;
    if (resetAfterSave(form, sent, valuesOf(saved))) release();
    store.profile.put(saved);
    host.notify.success('Profile saved');
    // The header shows the name.
    await host.session.refresh();
  };

  return (
    <>
      <Form form={form} onSubmit={save} aria-label="Profile" className={`stack gap-5 top card ${styles.card}`}>
        <div className={`stack gap-5 ${styles.part}`}>
          <h2>You</h2>
          <PhotoField
            name="photo"
            label="Photo"
            displayName={form.watch('name').trim() || profile.name}
            maxBytes={limits.upload.profile}
            types={pictureTypes}
            typeMessage={pictureTypeMessage}
            upload={async (file, onProgress) => {
              void noticeAnimation(file, host.notify);
              return (await uploadPicture(host.http, file, 'profile', { onProgress })).src;
            }}
          />
          <TextField name="name" label="Name" required autoComplete="name" maxLength={limits.nameMax} />
          <SelectField name="gender" label="Gender">
            <option value="">Not given</option>
            {[...new Set([...genders, profile.gender])].filter(Boolean).map((gender) => (
              <option key={gender} value={gender}>
                {gender}
              </option>
            ))}
          </SelectField>
          <TextField
            name="designation"
            label="Designation"
            autoComplete="organization-title"
            maxLength={designationMax}
          />
          <TextAreaField
            name="aboutUs"
            label="About"
            rows={4}
            maxLength={aboutMax}
            aside={`${aboutUs.length} of ${aboutMax}`}
          />
        </div>
        <div className={`stack gap-5 ${styles.part}`}>
          <h2>Contact</h2>
          <Field label="Email" hint="Sign-in codes and mails go here.">
            <TextInput
              type="email"
              value={profile.email}
              readOnly
              end={
                <TextButton className={styles.change} aria-label="Change email" onClick={() => setChangingEmail(true)}>
                  Change
                </TextButton>
              }
            />
          </Field>
          <div className="stack gap-5 top pair">
            <SelectField key={codes.length} name="countryCode" label="Country code">
              {codes.map((code) => (
                <option key={code} value={code}>{`+${code}`}</option>
              ))}
            </SelectField>
            <TextField name="contactNo" label="Contact number" inputMode="tel" autoComplete="tel-national" />
          </div>
        </div>
        <div className={`stack gap-5 ${styles.part}`}>
          <h2>Address</h2>
          <TextAreaField name="address" label="Address" rows={2} maxLength={addressMax} autoComplete="street-address" />
          <div className="stack gap-5 top pair">
            <PlaceField
              name="countryId"
              label="Country"
              places={countries}
              saved={profile.country}
              onChosen={() => clear('stateId', 'cityId')}
            />
            <PlaceField
              name="stateId"
              label="State"
              places={states}
              saved={profile.state}
              disabled={countryId === ''}
              onChosen={() => clear('cityId')}
            />
            <PlaceField name="cityId" label="City" places={cities} saved={profile.city} disabled={stateId === ''} />
            <TextField name="pinCode" label="PIN code" autoComplete="postal-code" />
          </div>
        </div>
        <div className={`cluster gap-3 gap-x-4 middle ${styles.actions}`}>
          <SubmitButton>Save</SubmitButton>
          {isDirty && <p className="meta">Not saved yet</p>}
        </div>
        {conflict.dialog}
      </Form>
      {isChangingEmail && <ChangeEmailDialog current={profile.email} onClose={() => setChangingEmail(false)} />}
    </>
  );
}

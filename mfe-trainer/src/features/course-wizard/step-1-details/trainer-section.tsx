import { useSession } from '@kaksha/contract/host-context';
import { chatPlatforms, chatPrefix } from '@kaksha/domain/chat-links';
import * as limits from '@kaksha/domain/limits';
import { isOneOf } from '@kaksha/domain/typed';
import { TextField } from '@kaksha/forms/text-field';
import { Field, Select } from '@kaksha/ui/field';
import { TextButton } from '@kaksha/ui/text-button';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldPair, FormSection } from '../shared/form-section';
import { type DetailsValues, platformNames } from './details-values';

const ownFields = ['trainerContact', 'trainerEmail', 'chatPlatform', 'chatUrl'] as const;

/** Section 'Trainer Details': how learners contact the trainer. */
export function TrainerSection() {
  const { getValues, setValue, clearErrors } = useFormContext<DetailsValues>();
  const { user } = useSession();
  const [contact, email, platform] = useWatch<DetailsValues, ['trainerContact', 'trainerEmail', 'chatPlatform']>({
    name: ['trainerContact', 'trainerEmail', 'chatPlatform'],
  });
  const { open, setOpen } = useOpenForErrors();

  const fillIn = () => {
    const options = { shouldDirty: true, shouldValidate: true };
    if (!contact && user?.contactNo) setValue('trainerContact', user.contactNo, options);
    if (!email && user) setValue('trainerEmail', user.email, options);
  };
  const choose = (next: DetailsValues['chatPlatform']) => {
    const { chatPlatform: before, chatUrl, chatLinks } = getValues();
    setValue('chatLinks', { ...chatLinks, [before]: chatUrl });
    setValue('chatPlatform', next);
    setValue('chatUrl', chatLinks[next]);
    clearErrors('chatUrl');
  };

  return (
    <FormSection title="Trainer Details" open={open} onOpenChange={setOpen}>
      {user && (!email || (!contact && user.contactNo)) && (
        <p>
          <TextButton onClick={fillIn}>Use the contact details of my account</TextButton>
        </p>
      )}
      <FieldPair>
        <TextField
          name="trainerContact"
          label="Trainer contact"
          hint={`10 digits, +${limits.defaultCountryCode} is added`}
          required
          inputMode="numeric"
          autoComplete="tel-national"
        />
        <TextField
          name="trainerEmail"
          label="Trainer email"
          required
          type="email"
          autoComplete="email"
          maxLength={limits.emailMax}
        />
      </FieldPair>
      <FieldPair>
        <Field label="Chat platform">
          <Select value={platform} onChange={({ target }) => choose(target.value as DetailsValues['chatPlatform'])}>
            {chatPlatforms.map((name) => (
              <option key={name} value={name}>
                {platformNames[name]}
              </option>
            ))}
          </Select>
        </Field>
        <TextField
          name="chatUrl"
          label="Chat link"
          type="url"
          inputMode="url"
          placeholder={chatPrefix(platform)}
          maxLength={limits.course.linkMax}
        />
      </FieldPair>
    </FormSection>
  );
}

/** Opens the section again when a submit finds an invalid field in it. */
function useOpenForErrors() {
  const { formState, setFocus } = useFormContext<DetailsValues>();
  const [open, setOpen] = useState(true);
  const { errors, submitCount } = formState;
  const handledSubmit = useRef(submitCount);
  const invalid = ownFields.find((field) => errors[field]);
  const isFirst = Object.keys(errors).every((field) => isOneOf<string>(ownFields, field));
  useEffect(() => {
    if (handledSubmit.current === submitCount || !invalid) return;
    if (!open) return setOpen(true);
    handledSubmit.current = submitCount;
    // react-hook-form could not focus the field while the section was closed.
    if (isFirst) setFocus(invalid);
  }, [submitCount, invalid, isFirst, open, setFocus]);
  return { open, setOpen };
}

import type { BasicDetailsForm } from '@kaksha/domain/trainer-rules';
import { type Static, Type } from 'typebox';
import { versionField } from '../../../platform/http/edit-conflict';
import { maxFormText, nullable } from '../../../platform/http/wire';
import { text, trainer_id, trainerSpelling } from '../schema';

export const detailsNames = {
  name: 'name',
  ownerName: 'owner_name',
  trainingType: 'training_type',
  headline: 'headline',
  about: 'about_us',
  location: 'location',
  experienceYears: 'experience',
  contactNo: 'contact_no',
  photo: 'photo',
} as const satisfies Record<keyof BasicDetailsForm, string>;

export const detailsSpellings = {
  ...trainerSpelling,
  name: ['institute_name', 'instituteName'],
  owner_name: ['ownerName'],
  training_type: ['trainingType'],
  about_us: ['aboutUs', 'about'],
  contact_no: ['contactNo'],
  photo: ['institute_logo', 'instituteLogo'],
};

export const BasicDetailsBody = Type.Object({
  trainer_id,
  name: text('Name'),
  owner_name: text('Owner name'),
  training_type: text('Training type'),
  headline: text('Headline'),
  about_us: text('About'),
  location: text('Location'),
  experience: Type.Optional(nullable(Type.Integer({ title: 'Experience' }))),
  contact_no: text('Contact number'),
  photo: Type.Optional(
    nullable(
      Type.String({
        title: 'Photo',
        maxLength: maxFormText,
        description: 'URL from the answer of an upload; "" for none',
      }),
    ),
  ),
  version: versionField,
});
export type BasicDetailsBody = Static<typeof BasicDetailsBody>;

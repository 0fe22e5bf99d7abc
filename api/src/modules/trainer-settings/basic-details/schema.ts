import { type Static, Type } from 'typebox';
import { versionField } from '../../../platform/http/edit-conflict';
import { maxFormText, nullable } from '../../../platform/http/wire';
import { text, trainerId, trainerSpelling } from '../schema';

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
  trainerId,
  name: text('Name'),
  ownerName: text('Owner name'),
  trainingType: text('Training type'),
  headline: text('Headline'),
  about: text('About'),
  location: text('Location'),
  experienceYears: Type.Optional(nullable(Type.Integer({ title: 'Experience' }))),
  contactNo: text('Contact number'),
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

import { type BasicDetailsForm, basicDetailsErrors } from '@kaksha/domain/trainer-rules';
import { ruleField } from '@kaksha/forms/rule-field';
import { type ObjectSchema, object } from 'yup';

/** What the form holds: the years as they are typed. */
export interface DetailsValues extends Omit<BasicDetailsForm, 'experienceYears'> {
  experienceYears: string;
}

export const valuesOf = ({ experienceYears, ...texts }: BasicDetailsForm): DetailsValues => ({
  ...texts,
  experienceYears: experienceYears === null ? '' : String(experienceYears),
});

/** What is typed and no number is NaN, which the rules refuse. */
export const formOf = ({ experienceYears, ...texts }: DetailsValues): BasicDetailsForm => ({
  ...texts,
  experienceYears: experienceYears.trim() === '' ? null : Number(experienceYears),
});

const by = <F extends keyof DetailsValues>(field: F) =>
  ruleField<DetailsValues, F>(field, (values) => basicDetailsErrors(formOf(values)));

export const detailsSchema = object({
  name: by('name'),
  ownerName: by('ownerName'),
  trainingType: by('trainingType'),
  headline: by('headline'),
  about: by('about'),
  location: by('location'),
  experienceYears: by('experienceYears'),
  contactNo: by('contactNo'),
  photo: by('photo'),
}) as unknown as ObjectSchema<DetailsValues>;

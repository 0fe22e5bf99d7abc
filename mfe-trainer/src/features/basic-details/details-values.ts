import { type BasicDetailsForm, basicDetailsErrors } from '@kaksha/domain/trainer-rules';
import { ruleSchema } from '@kaksha/forms/rule-schema';

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

export const detailsSchema = ruleSchema<DetailsValues>(
  ['name', 'ownerName', 'trainingType', 'headline', 'about', 'location', 'experienceYears', 'contactNo', 'photo'],
  (values) => basicDetailsErrors(formOf(values)),
);

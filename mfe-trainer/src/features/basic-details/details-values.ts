import type { BasicDetailsForm } from '@kaksha/domain/trainer-rules';
import { type ComparedField, comparedFields, textOf } from '@kaksha/forms/use-conflict';

/** Values of the form. The years are a string, so that invalid input survives. */
export interface DetailsValues extends Omit<BasicDetailsForm, 'experienceYears'> {
  experienceYears: string;
}

export const valuesOf = ({ experienceYears, ...texts }: BasicDetailsForm): DetailsValues => ({
  ...texts,
  experienceYears: experienceYears === null ? '' : String(experienceYears),
});

/** Parses the values. Years that are not a number become NaN, which the rules reject. */
export const formOf = ({ experienceYears, ...texts }: DetailsValues): BasicDetailsForm => ({
  ...texts,
  experienceYears: experienceYears.trim() === '' ? null : Number(experienceYears),
});

export const comparedDetails = (isInstitute: boolean): ComparedField<DetailsValues>[] => [
  { label: isInstitute ? 'Logo' : 'Photo', names: ['photo'], show: ({ photo }) => textOf(photo), isPicture: true },
  ...comparedFields<DetailsValues>({
    name: isInstitute ? 'Institute name' : 'Name',
    ownerName: 'Owner name',
    headline: 'Headline',
    about: 'About',
    trainingType: 'Training type',
    experienceYears: 'Experience in years',
    location: 'Location',
    contactNo: 'Contact number',
  }),
];

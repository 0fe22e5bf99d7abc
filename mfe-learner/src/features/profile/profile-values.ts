import type { ProfileChange } from '@kaksha/api-client/profile';
import type { Profile } from '@kaksha/domain/profile';
import { type ProfileForm, profileErrors } from '@kaksha/domain/profile-rules';
import { ruleSchema } from '@kaksha/forms/rule-schema';

/** Values of the form; places are ids as text, '' for none. */
export interface ProfileValues extends ProfileForm {
  countryId: string;
  stateId: string;
  cityId: string;
  photo: string;
}

const idOf = (place: { id: number } | null) => (place ? String(place.id) : '');
const numberOf = (id: string) => (id === '' ? null : Number(id));

export const valuesOf = (profile: Profile): ProfileValues => ({
  name: profile.name,
  contactNo: profile.contactNo,
  countryCode: profile.countryCode,
  gender: profile.gender,
  designation: profile.designation,
  aboutUs: profile.aboutUs,
  address: profile.address,
  pinCode: profile.pinCode,
  countryId: idOf(profile.country),
  stateId: idOf(profile.state),
  cityId: idOf(profile.city),
  photo: profile.photo ?? '',
});

export const changeOf = ({ countryId, stateId, cityId, photo, ...form }: ProfileValues): ProfileChange => ({
  ...form,
  countryId: numberOf(countryId),
  stateId: numberOf(stateId),
  cityId: numberOf(cityId),
  photo: photo || null,
});

export const profileSchema = ruleSchema<ProfileValues>(
  [
    'name',
    'contactNo',
    'countryCode',
    'gender',
    'designation',
    'aboutUs',
    'address',
    'pinCode',
    'countryId',
    'stateId',
    'cityId',
    'photo',
  ],
  profileErrors,
);

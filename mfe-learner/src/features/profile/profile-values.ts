import type { ProfileChange } from '@kaksha/api-client/profile';
import type { Place, Profile } from '@kaksha/domain/profile';
import type { ProfileForm } from '@kaksha/domain/profile-rules';
import { type ComparedField, comparedFields, textOf } from '@kaksha/forms/use-conflict';

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

type Lists = Record<'countries' | 'states' | 'cities', readonly Place[]>;

/**
 * The fields of the profile, in the order of the form. A place is chosen with what it is in.
 * @param profiles  have the names of places that are not in the lists
 */
export function comparedProfile(lists: Lists, profiles: readonly Profile[]): ComparedField<ProfileValues>[] {
  const nameIn = (list: readonly Place[], kind: 'country' | 'state' | 'city', id: string) =>
    [...list, ...profiles.flatMap((profile) => profile[kind] ?? [])].find((place) => String(place.id) === id)?.name ??
    (id && 'Another place');
  return [
    { label: 'Photo', names: ['photo'], show: ({ photo }) => textOf(photo), isPicture: true },
    ...comparedFields<ProfileValues>({
      name: 'Name',
      gender: 'Gender',
      designation: 'Designation',
      aboutUs: 'About',
    }),
    {
      label: 'Contact number',
      names: ['countryCode', 'contactNo'],
      show: ({ countryCode, contactNo }) => (contactNo ? `+${countryCode} ${contactNo}` : textOf('')),
    },
    ...comparedFields<ProfileValues>({ address: 'Address' }),
    {
      label: 'Place',
      names: ['countryId', 'stateId', 'cityId'],
      show({ countryId, stateId, cityId }) {
        const names = [
          nameIn(lists.cities, 'city', cityId),
          nameIn(lists.states, 'state', stateId),
          nameIn(lists.countries, 'country', countryId),
        ];
        return names.filter(Boolean).join(', ') || textOf('');
      },
    },
    ...comparedFields<ProfileValues>({ pinCode: 'PIN code' }),
  ];
}

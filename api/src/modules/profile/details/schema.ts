import * as limits from '@kaksha/domain/limits';
import { type Static, Type } from 'typebox';
import { recordVersion, versionField } from '../../../platform/http/edit-conflict';
import { Id, nullable } from '../../../platform/http/wire';

export const profileSpellings = {
  UserId: ['userId', 'user_id'],
  EmailId: ['emailId', 'email_id', 'email'],
  Name: ['name'],
  ContactNo: ['contactNo', 'contact_no'],
  CountryCode: ['countryCode', 'country_code'],
  Gender: ['gender'],
  Designation: ['designation'],
  AboutUs: ['aboutUs', 'about_us'],
  Address: ['address'],
  PIN: ['pin', 'pinCode', 'pin_code', 'PinCode'],
  CityId: ['cityId', 'city_id'],
  StateId: ['stateId', 'state_id'],
  CountryId: ['countryId', 'country_id'],
  Photo: ['photo'],
} as const;

/** Longer than the limit of any field, so that the field's rule answers with its own message. */
const text = (title: string) => Type.Optional(nullable(Type.String({ title, maxLength: 5000 })));
const place = (title: string) => Type.Optional(nullable(Type.Integer({ title, minimum: 1, maximum: 2_147_483_647 })));

/** A missing field stays unchanged; null or '' clears it. */
export const ProfileBody = Type.Object({
  userId: Type.Optional(Id),
  email: Type.Optional(Type.String({ title: 'Email', maxLength: limits.emailMax })),
  name: text('Name'),
  contactNo: text('Contact number'),
  countryCode: text('Country code'),
  gender: text('Gender'),
  designation: text('Designation'),
  aboutUs: text('About'),
  address: text('Address'),
  pinCode: text('PIN code'),
  cityId: place('City'),
  stateId: place('State'),
  countryId: place('Country'),
  photo: Type.Optional(
    nullable(Type.String({ title: 'Photo', maxLength: 500, description: 'The URL that the upload returned' })),
  ),
  version: versionField,
});
export type ProfileBody = Static<typeof ProfileBody>;

export const ProfileWire = Type.Object(
  {
    userId: Type.Integer(),
    name: Type.String(),
    email: Type.String(),
    contactNo: Type.String({ description: 'With + and the country code; empty when not set' }),
    countryCode: Type.String(),
    gender: Type.String(),
    designation: Type.String(),
    aboutUs: Type.String(),
    address: Type.String(),
    pinCode: Type.String(),
    photo: nullable(Type.String()),
    countryId: nullable(Type.Integer()),
    country: nullable(Type.String()),
    stateId: nullable(Type.Integer()),
    state: nullable(Type.String()),
    cityId: nullable(Type.Integer()),
    city: nullable(Type.String()),
    isAdmin: Type.Boolean(),
    trainerId: nullable(Type.Integer()),
    version: recordVersion,
  },
  { title: 'Profile' },
);

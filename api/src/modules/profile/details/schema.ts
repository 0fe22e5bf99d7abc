import * as limits from '@kaksha/domain/limits';
import { type Static, Type } from 'typebox';
import { recordVersion, versionField } from '../../../platform/http/edit-conflict';
import { Id, nullable } from '../../../platform/http/wire';

/** The fields of the form with their names in the body. */
export const profileNames = {
  name: 'Name',
  contactNo: 'ContactNo',
  countryCode: 'CountryCode',
  gender: 'Gender',
  designation: 'Designation',
  aboutUs: 'AboutUs',
  address: 'Address',
  pinCode: 'PIN',
} as const;

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
  UserId: Type.Optional(Id),
  EmailId: Type.Optional(Type.String({ title: 'Email', maxLength: limits.emailMax })),
  Name: text('Name'),
  ContactNo: text('Contact number'),
  CountryCode: text('Country code'),
  Gender: text('Gender'),
  Designation: text('Designation'),
  AboutUs: text('About'),
  Address: text('Address'),
  PIN: text('PIN code'),
  CityId: place('City'),
  StateId: place('State'),
  CountryId: place('Country'),
  Photo: Type.Optional(
    nullable(Type.String({ title: 'Photo', maxLength: 500, description: 'The URL that the upload returned' })),
  ),
  version: versionField,
});
export type ProfileBody = Static<typeof ProfileBody>;

export const ProfileWire = Type.Object(
  {
    user_id: Type.Integer(),
    name: Type.String(),
    email_id: Type.String(),
    contact_no: Type.String({ description: 'With + and the country code; empty when not set' }),
    country_code: Type.String(),
    gender: Type.String(),
    designation: Type.String(),
    about_us: Type.String(),
    address: Type.String(),
    pin_code: Type.String(),
    photo: nullable(Type.String()),
    country_id: nullable(Type.Integer()),
    country: nullable(Type.String()),
    state_id: nullable(Type.Integer()),
    state: nullable(Type.String()),
    city_id: nullable(Type.Integer()),
    city: nullable(Type.String()),
    is_admin: Type.Boolean(),
    trainer_id: nullable(Type.Integer()),
    version: recordVersion,
  },
  { title: 'Profile' },
);
export type ProfileWire = Static<typeof ProfileWire>;

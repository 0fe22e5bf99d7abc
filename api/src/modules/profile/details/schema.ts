import { limits } from '@kaksha/domain/limits';
import { type Static, Type } from 'typebox';
import { Id, nullable } from '../../../wire';

export const PlacesQuery = Type.Object({ id: Id });
export const PlaceWire = Type.Object({ id: Type.Integer(), name: Type.String() });
export const CountryWire = Type.Object({
  ...PlaceWire.properties,
  code: Type.String({ description: 'ISO 3166-1, two letters' }),
  dial_code: Type.String({ description: 'Telephone prefix without +' }),
});

/** The form's fields as the body spells them. */
export const profileNames = {
  name: 'Name',
  contactNo: 'ContactNo',
  countryCode: 'CountryCode',
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
  Designation: ['designation'],
  AboutUs: ['aboutUs', 'about_us'],
  Address: ['address'],
  PIN: ['pin', 'pinCode', 'pin_code', 'PinCode'],
  CityId: ['cityId', 'city_id'],
  StateId: ['stateId', 'state_id'],
  CountryId: ['countryId', 'country_id'],
  Photo: ['photo'],
} as const;

/** Longer than any field may be: what is too long for a field is said by the field's own rule. */
const text = (title: string) => Type.Optional(nullable(Type.String({ title, maxLength: 5000 })));
const place = (title: string) => Type.Optional(nullable(Type.Integer({ title, minimum: 1, maximum: 2_147_483_647 })));

/** What is left out stays as it is; null or '' empties a field. */
export const ProfileBody = Type.Object({
  UserId: Type.Optional(Id),
  EmailId: Type.Optional(Type.String({ title: 'Email', maxLength: limits.emailMax })),
  Name: text('Name'),
  ContactNo: text('Contact number'),
  CountryCode: text('Country code'),
  Designation: text('Designation'),
  AboutUs: text('About'),
  Address: text('Address'),
  PIN: text('PIN code'),
  CityId: place('City'),
  StateId: place('State'),
  CountryId: place('Country'),
  Photo: Type.Optional(
    nullable(Type.String({ title: 'Photo', maxLength: 500, description: 'The address that its upload answered' })),
  ),
});
export type ProfileBody = Static<typeof ProfileBody>;

export const ProfileWire = Type.Object({
  user_id: Type.Integer(),
  name: Type.String(),
  email_id: Type.String(),
  contact_no: Type.String({ description: 'With + and the country code; empty when none is given' }),
  country_code: Type.String(),
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
});
export type ProfileWire = Static<typeof ProfileWire>;

export const goalNames = { goal: 'learning_goal', hoursPerWeek: 'hours_per_week', targetDate: 'target_date' } as const;

export const goalSpellings = {
  user_id: ['userId', 'UserId'],
  learning_goal: ['learningGoal', 'LearningGoal', 'goal', 'Goal'],
  hours_per_week: ['hoursPerWeek', 'HoursPerWeek'],
  target_date: ['targetDate', 'TargetDate'],
} as const;

export const GoalBody = Type.Object({
  user_id: Type.Optional(Id),
  learning_goal: Type.String({ title: 'Learning goal', maxLength: 5000 }),
  hours_per_week: Type.Optional(nullable(Type.Number({ title: 'Hours per week' }))),
  target_date: Type.Optional(nullable(Type.String({ title: 'Target date', maxLength: 30 }))),
});
export type GoalBody = Static<typeof GoalBody>;

export const GoalWire = Type.Object({
  user_id: Type.Integer(),
  learning_goal: Type.String({ description: 'Empty while none is set' }),
  hours_per_week: nullable(Type.Integer()),
  target_date: nullable(Type.String({ description: 'YYYY-MM-DD' })),
  updated_at: nullable(Type.String({ description: 'ISO 8601, UTC' })),
});

export const interestSpellings = { user_id: ['userId', 'UserId'], interests: ['Interests'] } as const;

export const InterestsBody = Type.Object({
  user_id: Type.Optional(Id),
  interests: Type.Array(Type.Object({ category_id: Id, sub_category_id: Type.Optional(nullable(Id)) }), {
    title: 'Interests',
    maxItems: limits.profile.interests,
    description: 'All of them: what is not here is no interest any more',
  }),
});

export const InterestWire = Type.Object({
  category_id: Type.Integer(),
  category: Type.String(),
  sub_category_id: nullable(Type.Integer()),
  sub_category: nullable(Type.String()),
});

export const preferredSpellings = {
  courseId: ['course_id', 'CourseId'],
  batchId: ['batch_id', 'BatchId', 'timingId', 'timing_id'],
  userId: ['user_id', 'UserId'],
} as const;

export const PreferredBody = Type.Object({ courseId: Id, batchId: Id, userId: Type.Optional(Id) });
export const PreferredQuery = Type.Object({ courseId: Id });
export const PreferredWire = Type.Object({ course_id: Type.Integer(), batch_id: nullable(Type.Integer()) });

const parameter = Type.String({ maxLength: limits.searchTextMax });

export const SavedSearchBody = Type.Object({
  name: Type.String({ title: 'Name', maxLength: 500 }),
  query: Type.Record(Type.String({ maxLength: 50 }), Type.Union([parameter, Type.Array(parameter, { maxItems: 20 })]), {
    title: 'Search',
    maxProperties: 30,
    description: "The search part of the page's address, by parameter",
  }),
});

export const SavedSearchWire = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  query: Type.Record(Type.String(), Type.Union([Type.String(), Type.Array(Type.String())])),
  created_at: Type.String({ description: 'ISO 8601, UTC' }),
});

export const ExportAnswer = Type.Unsafe<Record<string, unknown>>({
  type: 'object',
  additionalProperties: true,
  description: 'Everything that is kept of the person, as a file',
});

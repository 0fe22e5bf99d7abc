import type {
  CountryWire,
  InterestsWire,
  InterestWire,
  LearningGoalWire,
  PreferredBatchWire,
  ProfileWire,
  SavedSearchWire,
  UserWire,
} from '@kaksha/api-client/generated/wire';
import { internationalContactNo } from '@kaksha/domain/contact-numbers';
import type { CurrentUser } from '@kaksha/domain/current-user';
import type { Country, Interest, LearningGoal, Profile, SavedSearch } from '@kaksha/domain/profile';

/** API responses about the signed-in user, built from domain objects. */

/** A record whose version does not matter. */
export type Unversioned<R> = Omit<R, 'version'> & { version?: number };

export const userWire = (user: CurrentUser): UserWire => ({
  user_id: user.id,
  name: user.name,
  email_id: user.email,
  contact_no: user.contactNo,
  is_admin: user.isAdmin,
  trainer_id: user.trainerId,
  photo: user.photo,
  ...(user.rights && { rights: [...user.rights] }),
});

export const profileWire = (profile: Profile): ProfileWire => ({
  is_admin: false,
  trainer_id: null,
  user_id: profile.userId,
  name: profile.name,
  email_id: profile.email,
  contact_no: internationalContactNo(profile.contactNo, profile.countryCode),
  country_code: profile.countryCode,
  gender: profile.gender,
  designation: profile.designation,
  about_us: profile.aboutUs,
  address: profile.address,
  pin_code: profile.pinCode,
  photo: profile.photo,
  country_id: profile.country?.id ?? null,
  country: profile.country?.name ?? null,
  state_id: profile.state?.id ?? null,
  state: profile.state?.name ?? null,
  city_id: profile.city?.id ?? null,
  city: profile.city?.name ?? null,
  version: profile.version,
});

export const goalWire = ({
  goal,
  hoursPerWeek,
  targetDate,
  version = 1,
}: Unversioned<LearningGoal>): LearningGoalWire => ({
  user_id: 5,
  updated_at: goal ? '2026-01-10T09:00:00.000Z' : null,
  learning_goal: goal,
  hours_per_week: hoursPerWeek,
  target_date: targetDate,
  version,
});

const interestWire = (interest: Interest): InterestWire => ({
  category_id: interest.categoryId,
  category: interest.category,
  sub_category_id: interest.subcategoryId,
  sub_category: interest.subcategory,
});

/** `data` of the answers with the interests of a user. */
export const interestsWire = (chosen: readonly Interest[], version = 1): InterestsWire => ({
  results: chosen.map(interestWire),
  version,
});

export const savedSearchWire = ({ createdAt, ...search }: SavedSearch): SavedSearchWire => ({
  ...search,
  created_at: createdAt,
});

/** @param code  ISO 3166-1, two letters */
export const countryWire = ({ id, name, dialCode }: Country, code: string): CountryWire => ({
  id,
  name,
  code,
  dial_code: dialCode,
});

export const preferredBatchWire = (courseId: number, batchId: number | null): PreferredBatchWire => ({
  course_id: courseId,
  batch_id: batchId,
});

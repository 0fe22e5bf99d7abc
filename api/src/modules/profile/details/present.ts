import { internationalContactNo } from '@kaksha/domain/profile-rules';
import { presentPicture } from '../../../media/wire';
import type { GoalRow, InterestRow, SearchRow } from '../preferences/service';
import type { ProfileWire } from './schema';
import type { ProfileRow } from './service';

export const presentProfile = (row: ProfileRow, mediaBase: string): ProfileWire => {
  const { user, photo, country, state, city, trainerId } = row;
  return {
    user_id: user.id,
    name: user.name,
    email_id: user.email,
    contact_no: internationalContactNo(user.contactNo, user.countryCode),
    country_code: user.countryCode,
    designation: user.designation ?? '',
    about_us: user.aboutUs ?? '',
    address: user.address ?? '',
    pin_code: user.pinCode ?? '',
    photo: presentPicture(photo, mediaBase)[0],
    country_id: user.countryId,
    country,
    state_id: user.stateId,
    state,
    city_id: user.cityId,
    city,
    is_admin: user.isAdmin,
    trainer_id: trainerId,
  };
};

export const presentGoal = (userId: number, goal: GoalRow | null) => ({
  user_id: userId,
  learning_goal: goal?.goal ?? '',
  hours_per_week: goal?.hoursPerWeek ?? null,
  target_date: goal?.targetDate ?? null,
  updated_at: goal?.updatedAt.toISOString() ?? null,
});

export const presentInterest = ({ categoryId, category, subcategoryId, subcategory }: InterestRow) => ({
  category_id: categoryId,
  category,
  sub_category_id: subcategoryId,
  sub_category: subcategory,
});

export const presentSearch = ({ id, name, query, createdAt }: SearchRow) => ({
  id,
  name,
  query,
  created_at: createdAt.toISOString(),
});

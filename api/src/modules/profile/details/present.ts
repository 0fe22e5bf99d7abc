import { internationalContactNo } from '@kaksha/domain/contact-numbers';
import { versionOf } from '../../../platform/http/edit-conflict';
import { presentPicture } from '../../../platform/media/wire';
import type { ProfileRow } from './repo';
import type { ProfileWire } from './schema';

export const presentProfile = (row: ProfileRow, mediaBase: string): ProfileWire => {
  const { user, photo, country, state, city, trainerId } = row;
  return {
    user_id: user.id,
    name: user.name,
    email_id: user.email,
    contact_no: internationalContactNo(user.contactNo, user.countryCode),
    country_code: user.countryCode,
    gender: user.gender ?? '',
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
    version: profileVersion(user),
  };
};

export function profileVersion(user: ProfileRow['user']): number {
  const { name, contactNo, countryCode, gender, designation, aboutUs, address, pinCode } = user;
  const { countryId, stateId, cityId, photoId } = user;
  const texts = [name, contactNo, countryCode, gender, designation, aboutUs, address, pinCode];
  return versionOf([...texts, countryId, stateId, cityId, photoId]);
}

import { internationalContactNo } from '@kaksha/domain/contact-numbers';
import { versionOf } from '../../../platform/http/edit-conflict';
import { presentPicture } from '../../../platform/media/wire';
import type { ProfileRow } from './repo';

export const presentProfile = (row: ProfileRow, mediaBase: string) => {
  const { user, photo, ...rest } = row;
  return {
    ...user,
    ...rest,
    userId: user.id,
    contactNo: internationalContactNo(user.contactNo, user.countryCode),
    gender: user.gender ?? '',
    designation: user.designation ?? '',
    aboutUs: user.aboutUs ?? '',
    address: user.address ?? '',
    pinCode: user.pinCode ?? '',
    photo: presentPicture(photo, mediaBase)[0],
    version: profileVersion(user),
  };
};

export function profileVersion(user: ProfileRow['user']): number {
  const { name, contactNo, countryCode, gender, designation, aboutUs, address, pinCode } = user;
  const { countryId, stateId, cityId, photoId } = user;
  const texts = [name, contactNo, countryCode, gender, designation, aboutUs, address, pinCode];
  return versionOf([...texts, countryId, stateId, cityId, photoId]);
}

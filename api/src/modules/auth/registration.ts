import { nameFromEmail } from '@kaksha/domain/current-user';
import * as limits from '@kaksha/domain/limits';
import { nationalContactNo, profileErrors, profileMessages } from '@kaksha/domain/profile-rules';
import { badRequest } from '../../platform/http/api-error';

/** The details that a user enters on registration. */
export interface Registration {
  name?: string;
  /** As typed, with or without the country code. */
  contactNo?: string;
  /** Digits; India's when left out. */
  countryCode?: string;
  pincode?: string;
  gender?: string;
  registerAs?: 'individual' | 'institute';
  ownerName?: string;
  trainingType?: string;
}

/** @throws ApiError VALIDATION_FAILED (400) */
export function checkRegistration(registration: Registration): void {
  const { registerAs, name, ownerName, contactNo, pincode, countryCode } = registration;
  const { ownerName: ownerRequired, name: nameRequired } = profileMessages;
  const { contactNo: phone, pinCode } = profileErrors({ contactNo, pinCode: pincode, countryCode });
  const fields = {
    ...(registerAs && !name?.trim() && { name: nameRequired }),
    ...(registerAs === 'institute' && !ownerName?.trim() && { ownerName: ownerRequired }),
    ...(phone && { contactNo: phone }),
    ...(pinCode && { pincode: pinCode }),
  };
  const [first] = Object.values(fields);
  if (first) throw badRequest(`${first}.`, fields);
}

const clean = (text: string | undefined) => text?.trim() || null;

export function userDetailsOf(email: string, registration: Registration) {
  const countryCode = registration.countryCode ?? limits.defaultCountryCode;
  return {
    email,
    name: clean(registration.name) ?? nameFromEmail(email),
    countryCode,
    contactNo: clean(nationalContactNo(registration.contactNo ?? '', countryCode)),
    pinCode: clean(registration.pincode),
    gender: clean(registration.gender),
  };
}

/** Null for the registration of a learner. */
export function trainerDetailsOf({ registerAs, name, ownerName, trainingType }: Registration) {
  if (!registerAs) return null;
  return { kind: registerAs, name: name?.trim() ?? '', ownerName: clean(ownerName), trainingType: clean(trainingType) };
}

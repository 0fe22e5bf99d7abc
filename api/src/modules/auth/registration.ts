import { nationalContactNo } from '@kaksha/domain/contact-numbers';
import * as limits from '@kaksha/domain/limits';
import { registrationRules } from '@kaksha/domain/registration-rules';
import { check } from '../../platform/http/form';

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

const rules = registrationRules.pick(['kind', 'name', 'ownerName', 'contactNo', 'countryCode', 'pincode']).partial();

/** A learner with an account needs no name, and no account needs a phone number. @throws ApiError VALIDATION_FAILED (400) */
export function checkRegistration(registration: Registration): void {
  const { registerAs: kind, name = '', ownerName = '', contactNo, countryCode, pincode } = registration;
  check(rules, { kind, name: kind && name, ownerName, contactNo: contactNo || undefined, countryCode, pincode });
}

const clean = (text: string | undefined) => text?.trim() || null;

export function userDetailsOf(email: string, registration: Registration) {
  const countryCode = registration.countryCode ?? limits.defaultCountryCode;
  return {
    email,
    name: clean(registration.name) ?? '',
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

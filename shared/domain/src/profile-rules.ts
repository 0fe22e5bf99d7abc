import { string } from 'yup';
import { nationalContactNo } from './contact-numbers';
import * as limits from './limits';
import { dayText, emailMessage, formRules, phoneMessage, requiredText, text, wholeNumber } from './rules';

/** Rules of profiles, learning goals and saved searches. */

export const profileMessages = {
  name: 'Name is required',
  email: 'Email is required',
  emailFormat: emailMessage,
  phone: phoneMessage,
  phoneAbroad: 'Please enter a phone number of 4 to 15 digits',
  pinCode: 'PIN code must be exactly 6 digits',
  postalCode: 'Please enter a postal code of at most 12 letters and digits',
  ownerName: 'Owner name is required',
  contactNo: 'Contact number is required',
  country: 'Please choose a country of the list',
  state: 'Please choose a state of this country',
  city: 'Please choose a city of this state',
  goal: 'Learning goal is required',
  hours: `Hours must be a whole number from 1 to ${limits.profile.hoursMax}`,
  day: 'Please choose a day',
  searchName: 'Name is required',
} as const;

const isIndian = (countryCode: string) => countryCode === limits.defaultCountryCode;

/** A phone number of the country `countryCode` (India without one), with or without its code; or ''. */
export const contactNo = string().when('countryCode', ([countryCode = limits.defaultCountryCode], field) =>
  field
    .transform((typed) => nationalContactNo(typed, countryCode))
    .matches(isIndian(countryCode) ? /^\d{10}$/ : /^\d{4,15}$/, {
      message: isIndian(countryCode) ? profileMessages.phone : profileMessages.phoneAbroad,
      excludeEmptyString: true,
    }),
);

/** A postal code of the country `countryCode` (India without one), or ''. */
export const pinCode = string().when('countryCode', ([countryCode = limits.defaultCountryCode], field) =>
  field.trim().matches(isIndian(countryCode) ? /^\d{6}$/ : /^[\p{L}\d -]{1,12}$/u, {
    message: isIndian(countryCode) ? profileMessages.pinCode : profileMessages.postalCode,
    excludeEmptyString: true,
  }),
);

export interface ProfileForm {
  name: string;
  /** As typed, with or without the country code. */
  contactNo: string;
  /** Without `+`. */
  countryCode: string;
  gender: string;
  designation: string;
  aboutUs: string;
  address: string;
  pinCode: string;
}

const { genderMax, designationMax, aboutMax, addressMax, goalMax, hoursMax } = limits.profile;

export const profileRules = formRules<ProfileForm>({
  name: requiredText(limits.nameMax, profileMessages.name, 'Name'),
  contactNo,
  countryCode: string().matches(/^\d{1,4}$/, profileMessages.country),
  gender: text(genderMax, 'Gender'),
  designation: text(designationMax, 'Designation'),
  aboutUs: text(aboutMax, 'About'),
  address: text(addressMax, 'Address'),
  pinCode,
});

export interface LearningGoalForm {
  goal: string;
  hoursPerWeek: number | null;
  /** `YYYY-MM-DD` or ''. */
  targetDate: string;
}

export const learningGoalRules = formRules<LearningGoalForm>({
  goal: requiredText(goalMax, profileMessages.goal, 'Learning goal'),
  hoursPerWeek: wholeNumber(1, hoursMax, profileMessages.hours),
  targetDate: dayText(profileMessages.day),
});

export const savedSearchRules = formRules<{ name: string }>({
  name: requiredText(limits.savedSearch.nameMax, profileMessages.searchName, 'Name'),
});

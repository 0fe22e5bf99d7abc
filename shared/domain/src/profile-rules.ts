import { isBlank } from './blank-text';
import { courseMessages, isPhone } from './course-rules';
import { isDay } from './dates';
import { isEmail } from './email-address';
import * as limits from './limits';
import { messagesIn } from './typed';

/** Validation of profiles, registrations, learning goals and saved searches. Pages and API share it. */

const longest = (label: string, max: number, text = '') =>
  text.trim().length > max ? `${label} must have at most ${max} characters` : null;

export const profileMessages = {
  name: 'Name is required',
  email: 'Email is required',
  emailFormat: courseMessages.email,
  phone: courseMessages.phone,
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

/** The stored form of a phone number: without country code, spaces and hyphens. */
export function nationalContactNo(text: string, countryCode: string): string {
  const digits = text.replace(/[\s()-]/g, '');
  return digits.startsWith(`+${countryCode}`) ? digits.slice(countryCode.length + 1) : digits;
}

/** The phone number with the country code; '' without one. */
export function internationalContactNo(contactNo: string | null, countryCode: string): string {
  return contactNo ? `+${countryCode}${contactNo}` : '';
}

const isIndian = (countryCode: string) => countryCode === limits.defaultCountryCode;

/** Accepts '', because the number is optional. */
function contactNoError(contactNo: string, countryCode: string): string | null {
  if (contactNo === '') return null;
  if (isIndian(countryCode)) return isPhone(contactNo) ? null : profileMessages.phone;
  return /^\d{4,15}$/.test(contactNo) ? null : profileMessages.phoneAbroad;
}

function pinCodeError(pinCode: string, countryCode: string): string | null {
  const code = pinCode.trim();
  if (code === '') return null;
  if (isIndian(countryCode)) return /^\d{6}$/.test(code) ? null : profileMessages.pinCode;
  return /^[\p{L}\d -]{1,12}$/u.test(code) ? null : profileMessages.postalCode;
}

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

/** Checks only the given fields. The default country is India. */
export function profileErrors(form: Partial<ProfileForm>): Partial<Record<keyof ProfileForm, string>> {
  const { name, contactNo, pinCode, countryCode = limits.defaultCountryCode } = form;
  const { designationMax, aboutMax, addressMax } = limits.profile;
  return messagesIn<keyof ProfileForm>({
    name: name !== undefined && isBlank(name) ? profileMessages.name : longest('Name', limits.nameMax, name),
    contactNo: contactNo === undefined ? null : contactNoError(nationalContactNo(contactNo, countryCode), countryCode),
    countryCode: /^\d{1,4}$/.test(countryCode) ? null : profileMessages.country,
    gender: longest('Gender', limits.profile.genderMax, form.gender),
    designation: longest('Designation', designationMax, form.designation),
    aboutUs: longest('About', aboutMax, form.aboutUs),
    address: longest('Address', addressMax, form.address),
    pinCode: pinCode === undefined ? null : pinCodeError(pinCode, countryCode),
  });
}

/** The form of `/live-trainer-register`. */
export interface RegistrationForm {
  kind: 'individual' | 'institute';
  /** Name of the person or of the institute. */
  name: string;
  email: string;
  /** As typed, with or without +91. */
  contactNo: string;
  pincode: string;
  /** Required for an institute. */
  ownerName: string;
  gender: string;
  trainingType: string;
}

export const genders = ['Female', 'Male', 'Other', 'Prefer not to say'] as const;
export const trainingTypes = ['Online', 'Classroom', 'Online and classroom', 'Corporate'] as const;

export function registrationErrors(form: RegistrationForm): Partial<Record<keyof RegistrationForm, string>> {
  const { kind, name, email, ownerName, pincode } = form;
  const contactNo = nationalContactNo(form.contactNo, limits.defaultCountryCode);
  const required = (text: string, message: string, label: string) =>
    isBlank(text) ? message : longest(label, limits.nameMax, text);
  return messagesIn<keyof RegistrationForm>({
    name: required(name, profileMessages.name, 'Name'),
    email: email.trim() === '' ? profileMessages.email : isEmail(email) ? null : profileMessages.emailFormat,
    contactNo: contactNo === '' ? profileMessages.contactNo : contactNoError(contactNo, limits.defaultCountryCode),
    pincode: pinCodeError(pincode, limits.defaultCountryCode),
    ownerName: kind === 'institute' ? required(ownerName, profileMessages.ownerName, 'Owner name') : null,
    gender: longest('Gender', limits.profile.genderMax, form.gender),
    trainingType: longest('Training type', limits.nameMax, form.trainingType),
  });
}

export interface LearningGoalForm {
  goal: string;
  hoursPerWeek: number | null;
  /** `YYYY-MM-DD` or ''. */
  targetDate: string;
}

export function learningGoalErrors(form: LearningGoalForm): Partial<Record<keyof LearningGoalForm, string>> {
  const { goal, hoursPerWeek: hours, targetDate } = form;
  const hoursGood = hours === null || (Number.isInteger(hours) && hours >= 1 && hours <= limits.profile.hoursMax);
  return messagesIn<keyof LearningGoalForm>({
    goal: isBlank(goal) ? profileMessages.goal : longest('Learning goal', limits.profile.goalMax, goal),
    hoursPerWeek: hoursGood ? null : profileMessages.hours,
    targetDate: targetDate === '' || isDay(targetDate) ? null : profileMessages.day,
  });
}

/** Checks the name of a saved search. */
export function searchNameError(name: string): string | null {
  return isBlank(name) ? profileMessages.searchName : longest('Name', limits.savedSearch.nameMax, name);
}

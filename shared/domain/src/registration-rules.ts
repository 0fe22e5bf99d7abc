import { string } from 'yup';
import * as limits from './limits';
import { contactNo, pinCode, profileMessages } from './profile-rules';
import { emailText, formRules, requiredText, text } from './rules';

/** The form of `/live-trainer-register`. */
export interface RegistrationForm {
  kind: 'individual' | 'institute';
  /** Name of the person or of the institute. */
  name: string;
  email: string;
  /** As typed, with or without the country code. */
  contactNo: string;
  /** Digits; India's when left out. */
  countryCode?: string;
  pincode: string;
  /** Required for an institute. */
  ownerName: string;
  gender: string;
  trainingType: string;
}

export const registrationRules = formRules<RegistrationForm>({
  kind: string(),
  name: requiredText(limits.nameMax, profileMessages.name, 'Name'),
  email: emailText().required(profileMessages.email),
  contactNo: contactNo.required(profileMessages.contactNo),
  countryCode: string(),
  pincode: pinCode,
  ownerName: string().when('kind', ([kind], unused) =>
    kind === 'institute' ? requiredText(limits.nameMax, profileMessages.ownerName, 'Owner name') : unused,
  ),
  gender: text(limits.profile.genderMax, 'Gender'),
  trainingType: text(limits.nameMax, 'Training type'),
});

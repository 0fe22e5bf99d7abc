import { tabStorage } from '@kaksha/contract/browser-storage';
import { cutText } from '@kaksha/domain/cut-text';
import * as limits from '@kaksha/domain/limits';
import { genders, trainingTypes } from '@kaksha/domain/profile';
import type { RegistrationForm } from '@kaksha/domain/registration-rules';

/** State of the registration. It is stored in the tab, so that a reload loses nothing. */
export interface Registration {
  values: RegistrationForm;
  step: 'details' | 'code';
}

export const emptyRegistration: Registration = {
  values: {
    kind: 'individual',
    name: '',
    email: '',
    contactNo: '',
    pincode: '',
    ownerName: '',
    gender: '',
    trainingType: '',
  },
  step: 'details',
};

const key = 'kaksha-registration';

/** Null when nothing is stored or it cannot be read. */
export function readRegistration(): Registration | null {
  try {
    const stored: Partial<Registration> | null = JSON.parse(tabStorage.read(key) ?? 'null');
    if (!stored?.values) return null;
    return { values: readValues(stored.values), step: stored.step === 'code' ? 'code' : 'details' };
  } catch {
    return null;
  }
}

/** Input stored by an older release may lack fields or hold choices that no longer exist. */
function readValues(stored: Partial<Record<keyof RegistrationForm, unknown>>): RegistrationForm {
  const text = (field: keyof RegistrationForm) => cutText(String(stored[field] ?? ''), limits.emailMax);
  const oneOf = (known: readonly string[], field: keyof RegistrationForm) =>
    known.includes(text(field)) ? text(field) : '';
  return {
    kind: stored.kind === 'institute' ? 'institute' : 'individual',
    name: text('name'),
    email: text('email'),
    contactNo: text('contactNo'),
    pincode: text('pincode'),
    ownerName: text('ownerName'),
    gender: oneOf(genders, 'gender'),
    trainingType: oneOf(trainingTypes, 'trainingType'),
  };
}

/** Stores the registration; null removes it. Does nothing when storage is not available. */
export function writeRegistration(registration: Registration | null): void {
  tabStorage.write(key, registration && JSON.stringify(registration));
}

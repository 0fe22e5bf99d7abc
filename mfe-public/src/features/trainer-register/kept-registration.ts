import { limits } from '@kaksha/domain/limits';
import { genders, type RegistrationForm, trainingTypes } from '@kaksha/domain/profile-rules';

/** Where somebody stands who registers; kept in the tab, so that a look into the mail or a reload loses nothing. */
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

/** Null when there is none, or it is not readable any more. */
export function readRegistration(): Registration | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Registration> | null;
    if (!kept?.values) return null;
    return { values: readValues(kept.values), step: kept.step === 'code' ? 'code' : 'details' };
  } catch {
    return null;
  }
}

/** What an older page kept may lack a field, or hold a choice that is gone. */
function readValues(kept: Partial<Record<keyof RegistrationForm, unknown>>): RegistrationForm {
  const text = (field: keyof RegistrationForm) => String(kept[field] ?? '').slice(0, limits.emailMax);
  const oneOf = (known: readonly string[], field: keyof RegistrationForm) =>
    known.includes(text(field)) ? text(field) : '';
  return {
    kind: kept.kind === 'institute' ? 'institute' : 'individual',
    name: text('name'),
    email: text('email'),
    contactNo: text('contactNo'),
    pincode: text('pincode'),
    ownerName: text('ownerName'),
    gender: oneOf(genders, 'gender'),
    trainingType: oneOf(trainingTypes, 'trainingType'),
  };
}

/** Keeps it, or forgets it for null. A browser that stores nothing loses no more than the kept copy. */
export function keepRegistration(registration: Registration | null): void {
  try {
    if (registration) sessionStorage.setItem(key, JSON.stringify(registration));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is full or forbidden.
  }
}

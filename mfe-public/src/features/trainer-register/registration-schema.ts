import { type RegistrationForm, registrationErrors } from '@kaksha/domain/profile-rules';
import { ruleSchema } from '@kaksha/forms/rule-schema';

export const registrationSchema = ruleSchema<RegistrationForm>(
  ['kind', 'name', 'email', 'contactNo', 'pincode', 'ownerName', 'gender', 'trainingType'],
  registrationErrors,
);

import { type RegistrationForm, registrationErrors } from '@kaksha/domain/profile-rules';
import { mixed, type ObjectSchema, object, string } from 'yup';

/** A text field checked by the rule that the API uses too. */
const by = (field: keyof RegistrationForm) =>
  string()
    .defined()
    .test('rule', (_typed, context) => {
      const message = registrationErrors(context.parent)[field];
      return message === undefined || context.createError({ message });
    });

export const registrationSchema: ObjectSchema<RegistrationForm> = object({
  kind: mixed<RegistrationForm['kind']>().oneOf(['individual', 'institute']).required(),
  name: by('name'),
  email: by('email'),
  contactNo: by('contactNo'),
  pincode: by('pincode'),
  ownerName: by('ownerName'),
  gender: by('gender'),
  trainingType: by('trainingType'),
});

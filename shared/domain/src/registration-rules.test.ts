import { type RegistrationForm, registrationRules } from './registration-rules';
import { messagesOf } from './rules';

describe('a registration', () => {
  const form: RegistrationForm = {
    kind: 'individual',
    name: 'Asha Rao',
    email: 'asha@example.com',
    contactNo: '+91 98765 43210',
    pincode: '',
    ownerName: '',
    gender: '',
    trainingType: '',
  };

  test('requires name, email and phone number, and for an institute also the owner', () => {
    expect(messagesOf(registrationRules, form)).toEqual({});
    expect(messagesOf(registrationRules, { ...form, name: '', email: '', contactNo: '' })).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      contactNo: 'Contact number is required',
    });
    expect(messagesOf(registrationRules, { ...form, kind: 'institute' })).toEqual({
      ownerName: 'Owner name is required',
    });
  });

  test('reports invalid fields', () => {
    expect(messagesOf(registrationRules, { ...form, email: 'asha', contactNo: '12', pincode: 'abc' })).toEqual({
      email: 'Please enter a valid email address',
      contactNo: 'Phone number must be exactly 10 digits',
      pincode: 'PIN code must be exactly 6 digits',
    });
  });
});

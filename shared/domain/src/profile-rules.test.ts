import {
  internationalContactNo,
  learningGoalErrors,
  nationalContactNo,
  profileErrors,
  type RegistrationForm,
  registrationErrors,
  searchNameError,
} from './profile-rules';

describe('phone numbers', () => {
  test('are stored without the country code and displayed with it', () => {
    for (const typed of ['9876543210', '+919876543210', '+91 98765 43210', '+91-98765-43210', '98765 43210']) {
      expect(nationalContactNo(typed, '91')).toBe('9876543210');
    }
    expect(nationalContactNo('9191919191', '91')).toBe('9191919191');
    expect(internationalContactNo('9876543210', '91')).toBe('+919876543210');
    expect(internationalContactNo(null, '91')).toBe('');
  });
});

describe('a profile', () => {
  test('requires only the name', () => {
    expect(profileErrors({ name: 'Priya', contactNo: '', pinCode: '', address: '', countryCode: '91' })).toEqual({});
    expect(profileErrors({ name: ' ' })).toEqual({ name: 'Name is required' });
    expect(profileErrors({})).toEqual({});
  });

  test('checks phone number and PIN code by country', () => {
    expect(profileErrors({ contactNo: '+91 12345', pinCode: '1100' })).toEqual({
      contactNo: 'Phone number must be exactly 10 digits',
      pinCode: 'PIN code must be exactly 6 digits',
    });
    expect(profileErrors({ contactNo: '+44 20 7946 0958', pinCode: 'SW1A 1AA', countryCode: '44' })).toEqual({});
    expect(profileErrors({ contactNo: '123', pinCode: '<b>', countryCode: '44' })).toHaveProperty('contactNo');
  });

  test('rejects texts above the limits', () => {
    expect(profileErrors({ aboutUs: 'x'.repeat(1001), address: 'x'.repeat(301) })).toEqual({
      aboutUs: 'About must have at most 1000 characters',
      address: 'Address must have at most 300 characters',
    });
  });
});

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
    expect(registrationErrors(form)).toEqual({});
    expect(registrationErrors({ ...form, name: '', email: '', contactNo: '' })).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      contactNo: 'Contact number is required',
    });
    expect(registrationErrors({ ...form, kind: 'institute' })).toEqual({ ownerName: 'Owner name is required' });
  });

  test('reports invalid fields', () => {
    expect(registrationErrors({ ...form, email: 'asha', contactNo: '12', pincode: 'abc' })).toEqual({
      email: 'Please enter a valid email address',
      contactNo: 'Phone number must be exactly 10 digits',
      pincode: 'PIN code must be exactly 6 digits',
    });
  });
});

test('a learning goal requires a text; hours and target date are optional', () => {
  expect(learningGoalErrors({ goal: 'Become a platform engineer', hoursPerWeek: 6, targetDate: '2027-03-01' })).toEqual(
    {},
  );
  expect(learningGoalErrors({ goal: ' ', hoursPerWeek: 0.5, targetDate: '2027-02-30' })).toEqual({
    goal: 'Learning goal is required',
    hoursPerWeek: 'Hours must be a whole number from 1 to 80',
    targetDate: 'Please choose a day',
  });
});

test('a saved search requires a name', () => {
  expect(searchNameError('Weekend Kubernetes')).toBeNull();
  expect(searchNameError('  ')).toBe('Name is required');
  expect(searchNameError('x'.repeat(81))).toMatch(/80/);
});

import { learningGoalRules, profileRules, savedSearchRules } from './profile-rules';
import { messagesOf } from './rules';

describe('a profile', () => {
  test('requires only the name', () => {
    expect(
      messagesOf(profileRules.partial(), { name: 'Priya', contactNo: '', pinCode: '', address: '', countryCode: '91' }),
    ).toEqual({});
    expect(messagesOf(profileRules.partial(), { name: ' ' })).toEqual({ name: 'Name is required' });
    expect(messagesOf(profileRules.partial(), {})).toEqual({});
  });

  test('checks phone number and PIN code by country', () => {
    expect(messagesOf(profileRules.partial(), { contactNo: '+91 12345', pinCode: '1100' })).toEqual({
      contactNo: 'Phone number must be exactly 10 digits',
      pinCode: 'PIN code must be exactly 6 digits',
    });
    expect(
      messagesOf(profileRules.partial(), { contactNo: '+44 20 7946 0958', pinCode: 'SW1A 1AA', countryCode: '44' }),
    ).toEqual({});
    expect(messagesOf(profileRules.partial(), { contactNo: '123', pinCode: '<b>', countryCode: '44' })).toHaveProperty(
      'contactNo',
    );
  });

  test('rejects texts above the limits', () => {
    expect(messagesOf(profileRules.partial(), { aboutUs: 'x'.repeat(1001), address: 'x'.repeat(301) })).toEqual({
      aboutUs: 'About must have at most 1000 characters',
      address: 'Address must have at most 300 characters',
    });
  });
});

test('a learning goal requires a text; hours and target date are optional', () => {
  expect(
    messagesOf(learningGoalRules, { goal: 'Become a platform engineer', hoursPerWeek: 6, targetDate: '2027-03-01' }),
  ).toEqual({});
  expect(messagesOf(learningGoalRules, { goal: ' ', hoursPerWeek: 0.5, targetDate: '2027-02-30' })).toEqual({
    goal: 'Learning goal is required',
    hoursPerWeek: 'Hours must be a whole number from 1 to 80',
    targetDate: 'Please choose a day',
  });
});

test('a saved search requires a name', () => {
  expect(messagesOf(savedSearchRules, { name: 'Weekend Kubernetes' })).toEqual({});
  expect(messagesOf(savedSearchRules, { name: '  ' }).name).toBe('Name is required');
  expect(messagesOf(savedSearchRules, { name: 'x'.repeat(81) }).name).toMatch(/80/);
});

import type { Profile } from '@kaksha/domain/profile';
import type { FakeHost } from '@kaksha/testing/fake-host';
import { goalWire, profileWire } from '@kaksha/testing/wire/account';
import { learnerHost } from './fake-learner-host';

/** A profile with only name and e-mail. */
export const profile = (over: Partial<Profile> = {}): Profile => ({
  userId: 5,
  name: 'Priya Nair',
  email: 'learner@kaksha.test',
  contactNo: '',
  countryCode: '91',
  gender: '',
  designation: '',
  aboutUs: '',
  address: '',
  pinCode: '',
  photo: null,
  country: null,
  state: null,
  city: null,
  version: 1,
  ...over,
});

/** Fake host of a learner with this profile and otherwise empty data. */
export function profileHost(): FakeHost {
  const host = learnerHost();
  host.http.on('GET', '/dashboard/GetUserProfile/5', profileWire(profile()));
  const goal = goalWire({ goal: '', hoursPerWeek: null, targetDate: null });
  host.http.on('GET', '/dashboard/GetLearningGoalViaId/5', goal);
  host.http.on('GET', '/saved-searches', []);
  host.http.on('GET', '/auth/sessions', []);
  host.http.on('GET', '/notification-settings', []);
  host.http.on('GET', '/patrons-registration/GetCountries', []);
  return host;
}

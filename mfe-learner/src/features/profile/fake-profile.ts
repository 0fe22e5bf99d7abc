import type { Profile } from '@kaksha/domain/profile';
import type { FakeHost } from '@kaksha/testing/fake-host';
import { goalWire, profileWire } from '@kaksha/testing/wire/account';
import { learnerHost } from '../../fake-learner-host';

/** The learner's profile, as it is before anything was filled in. */
export const profile = (over: Partial<Profile> = {}): Profile => ({
  userId: 5,
  name: 'Priya Nair',
  email: 'learner@kaksha.test',
  contactNo: '',
  countryCode: '91',
  designation: '',
  aboutUs: '',
  address: '',
  pinCode: '',
  photo: null,
  country: null,
  state: null,
  city: null,
  ...over,
});

/** For tests of the profile's page: a learner's host whose API knows the profile and nothing else of the person. */
export function profileHost(): FakeHost {
  const host = learnerHost();
  host.http.on('GET', '/dashboard/GetUserProfile/5', profileWire(profile()));
  const goal = goalWire({ goal: '', hoursPerWeek: null, targetDate: null });
  host.http.on('GET', '/dashboard/GetLearningGoalViaId/5', goal);
  host.http.on('GET', '/saved-searches', []);
  host.http.on('GET', '/patrons-registration/GetCountries', []);
  return host;
}

import type { Profile } from '@kaksha/domain/profile';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { answerSecondSave, testSecondSave } from '@kaksha/testing/second-save';
import { countryWire, goalWire, profileWire } from '@kaksha/testing/wire/account';
import { screen } from '@testing-library/react';
import { profile, profileHost } from '../../fake-profile';
import { profilePath } from '../../profile-tabs';
import remote from '../../remote';

type User = ReturnType<typeof renderRoutes>['user'];

const loaded = profile({
  contactNo: '9876543210',
  country: { id: 1, name: 'India' },
  state: { id: 11, name: 'Kerala' },
  city: { id: 111, name: 'Kochi' },
});
const states: Record<number, object[]> = { 1: [{ id: 11, name: 'Kerala' }], 2: [{ id: 21, name: 'Bagmati' }] };
const cities: Record<number, object[]> = {
  11: [
    { id: 111, name: 'Kochi' },
    { id: 112, name: 'Thrissur' },
  ],
  21: [{ id: 211, name: 'Kathmandu' }],
};

/** Opens the profile page and changes a form of it, after another tab saved `stored`. */
async function saveAfter(saved: Saved, change: (user: User) => Promise<void>, button: string) {
  const host = profileHost();
  host.http.on('GET', '/dashboard/GetUserProfile/5', profileWire(loaded));
  host.http.on('GET', '/dashboard/GetLearningGoalViaId/5', goal);
  host.http.on('GET', '/patrons-registration/GetCountries', [
    countryWire({ id: 1, name: 'India', dialCode: '91' }, 'IN'),
    countryWire({ id: 2, name: 'Nepal', dialCode: '977' }, 'NP'),
  ]);
  host.http.on('GET', '/patrons-registration/GetStates', ({ params }: Query) => states[Number(params.id)]);
  host.http.on('GET', '/patrons-registration/GetCities', ({ params }: Query) => cities[Number(params.id)]);
  answerSecondSave(host, saved);
  const { user } = renderRoutes(remote.routes, {
    host,
    path: profilePath(button === 'Save' ? 'details' : 'interests'),
  });
  await change(user);
  await user.click(screen.getByRole('button', { name: button }));
  return host;
}
type Saved = Parameters<typeof answerSecondSave>[1];
interface Query {
  params: Record<string, unknown>;
}

const field = (name: string) => screen.getByLabelText(name);
const type = (name: string, text: string) => async (user: User) => {
  await user.clear(await screen.findByLabelText(name));
  await user.type(field(name), text);
};

const profileCall = ['PUT', '/dashboard/UpdateUserProfile'] as const;
const profileForm = (over: Partial<Profile>, change: (user: User) => Promise<void>) => {
  const saved = { call: profileCall, stored: profileWire({ ...loaded, ...over }) };
  return { ...saved, record: 'profile', save: () => saveAfter(saved, change, 'Save') };
};

testSecondSave('the designation of a learner', {
  ...profileForm({ designation: 'Architect' }, type('Designation', 'Analyst')),
  label: 'Designation',
  shown: { mine: 'Analyst', theirs: 'Architect' },
  sent: { mine: { Designation: 'Analyst' }, theirs: { Designation: 'Architect' } },
  expectTyped: () => expect(field('Designation')).toHaveValue('Analyst'),
});

testSecondSave('the contact number of a learner', {
  ...profileForm({ countryCode: '977', contactNo: '14220000' }, type('Contact number', '9123456789')),
  label: 'Contact number',
  shown: { mine: '+91 9123456789', theirs: '+977 14220000' },
  sent: {
    mine: { CountryCode: '91', ContactNo: '+919123456789' },
    theirs: { CountryCode: '977', ContactNo: '+97714220000' },
  },
  expectTyped: () => expect(field('Contact number')).toHaveValue('9123456789'),
});

const kathmandu = {
  country: { id: 2, name: 'Nepal' },
  state: { id: 21, name: 'Bagmati' },
  city: { id: 211, name: 'Kathmandu' },
};
testSecondSave('the place of a learner who moved to another country in the other tab', {
  ...profileForm(kathmandu, async (user) => {
    await screen.findByRole('option', { name: 'Thrissur' });
    await user.selectOptions(field('City'), 'Thrissur');
  }),
  label: 'Place',
  shown: { mine: 'Thrissur, Kerala, India', theirs: 'Kathmandu, Bagmati, Nepal' },
  sent: {
    mine: { CountryId: 1, StateId: 11, CityId: 112 },
    theirs: { CountryId: 2, StateId: 21, CityId: 211 },
  },
  expectTyped: () => expect(field('City')).toHaveDisplayValue('Thrissur'),
});

const goal = goalWire({ goal: 'Learn Go', hoursPerWeek: 3, targetDate: '2026-03-31' });
const goalForm = (over: Partial<typeof goal>, change: (user: User) => Promise<void>) => {
  const saved = { call: ['PATCH', '/dashboard/AddUpdateLearningGoalUser'] as const, stored: { ...goal, ...over } };
  return { ...saved, record: 'goal', save: () => saveAfter(saved, change, 'Save goal') };
};

testSecondSave('the last day of a learning goal', {
  ...goalForm({ target_date: '2026-06-30' }, type('Until', '2026-05-01')),
  label: 'Until',
  shown: { mine: '1 May 2026', theirs: '30 Jun 2026' },
  sent: { mine: { target_date: '2026-05-01' }, theirs: { target_date: '2026-06-30' } },
  expectTyped: () => expect(field('Until')).toHaveValue('2026-05-01'),
});

testSecondSave('the hours of a learning goal that the other tab removed', {
  ...goalForm({ hours_per_week: null }, type('Hours a week', '5')),
  label: 'Hours a week',
  shown: { mine: '5', theirs: 'Nothing' },
  sent: { mine: { hours_per_week: 5 }, theirs: { hours_per_week: null } },
  expectTyped: () => expect(field('Hours a week')).toHaveValue(5),
});

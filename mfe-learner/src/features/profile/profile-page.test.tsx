import * as limits from '@kaksha/domain/limits';
import type { Profile } from '@kaksha/domain/profile';
import { sessionEnded } from '@kaksha/testing/fake-host';
import { failure, malformed, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { countryWire, profileWire } from '@kaksha/testing/wire/account';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { profile, profileHost } from '../../fake-profile';
import remote from '../../remote';

const filledIn = (over: Partial<Profile> = {}) =>
  profile({
    contactNo: '9876543210',
    designation: 'Analyst',
    country: { id: 1, name: 'India' },
    state: { id: 11, name: 'Kerala' },
    city: { id: 111, name: 'Kochi' },
    ...over,
  });

function hostWith(answer: unknown = profileWire(filledIn())) {
  const host = profileHost();
  host.http.on('GET', '/dashboard/GetUserProfile/5', answer);
  host.http.on('GET', '/patrons-registration/GetCountries', [
    countryWire({ id: 1, name: 'India', dialCode: '91' }, 'IN'),
    countryWire({ id: 2, name: 'Nepal', dialCode: '977' }, 'NP'),
  ]);
  host.http.on('GET', '/patrons-registration/GetStates', ({ params }: { params: Record<string, unknown> }) =>
    params.id === 1 ? [{ id: 11, name: 'Kerala' }] : [{ id: 21, name: 'Bagmati' }],
  );
  host.http.on('GET', '/patrons-registration/GetCities', [{ id: 111, name: 'Kochi' }]);
  return host;
}

const open = (host = hostWith()) => renderRoutes(remote.routes, { host, path: '/user-dashboard/profile' });
const box = (name: string) => screen.findByRole('textbox', { name });

test('shows the profile with places and the number without country code', async () => {
  open();
  expect(await box('Name')).toHaveValue('Priya Nair');
  expect(screen.getByRole('textbox', { name: 'Contact number' })).toHaveValue('9876543210');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
  expect(await screen.findByRole('option', { name: 'Nepal' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('India');
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('Kerala');
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveDisplayValue('Kochi');
});

test('invalid values show an error at the field, and nothing is sent', async () => {
  const { user, host } = open();
  await user.clear(await box('Name'));
  await user.clear(await box('Contact number'));
  await user.type(await box('Contact number'), '12345');
  await user.type(await box('PIN code'), '12');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await box('Name')).toHaveAccessibleDescription('Name is required'));
  expect(await box('Contact number')).toHaveAccessibleDescription('Phone number must be exactly 10 digits');
  expect(await box('PIN code')).toHaveAccessibleDescription('PIN code must be exactly 6 digits');
  expect(host.http.callsTo('PUT', '/dashboard/UpdateUserProfile')).toHaveLength(0);
});

test('saving sends the number with +91 and clears the unsaved state', async () => {
  const host = hostWith();
  host.http.on('PUT', '/dashboard/UpdateUserProfile', profileWire(filledIn({ name: 'Priya N' })));
  const { user } = open(host);
  await user.clear(await box('Name'));
  await user.type(await box('Name'), 'Priya N');
  expect(host.unsaved.get()).toEqual(['Your profile is not saved yet.']);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(host.notices[0]).toMatchObject({ type: 'success', title: 'Profile saved' }));
  expect(host.http.callsTo('PUT', '/dashboard/UpdateUserProfile')[0]?.body).toMatchObject({
    UserId: 5,
    Name: 'Priya N',
    ContactNo: '+919876543210',
    CountryId: 1,
    StateId: 11,
    CityId: 111,
  });
  expect(host.unsaved.get()).toEqual([]);
});

test('shows the gender, saves a change of it, and keeps a value that is not in the list', async () => {
  const host = hostWith(profileWire(filledIn({ gender: 'Nonbinary' })));
  host.http.on('PUT', '/dashboard/UpdateUserProfile', profileWire(filledIn({ gender: 'Female' })));
  const { user } = open(host);
  const gender = await screen.findByRole('combobox', { name: 'Gender' });
  expect(gender).toHaveValue('Nonbinary');
  await user.selectOptions(gender, 'Female');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(host.notices[0]).toMatchObject({ title: 'Profile saved' }));
  expect(host.http.callsTo('PUT', '/dashboard/UpdateUserProfile')[0]?.body).toMatchObject({ Gender: 'Female' });
});

test('lists the profile data that trainers can see', async () => {
  open();
  expect(await screen.findByText(/the trainer sees your name, photo, e-mail and contact number/)).toBeInTheDocument();
});

test('another country loads its states and clears state and city', async () => {
  const { user } = open();
  await screen.findByRole('option', { name: 'Nepal' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Nepal');
  expect(await screen.findByRole('option', { name: 'Bagmati' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('');
  expect(screen.getByRole('combobox', { name: 'City' })).toBeDisabled();
});

test('states that fail to load show a notice with Retry', async () => {
  const host = hostWith(profileWire(filledIn({ state: null, city: null })));
  host.http.on('GET', '/patrons-registration/GetStates', failure(500, 'The atlas is away.'));
  open(host);
  await box('Name');
  await waitFor(() =>
    expect(host.notices[0]).toMatchObject({ title: 'States did not load', description: 'The atlas is away.' }),
  );
  host.http.on('GET', '/patrons-registration/GetStates', [{ id: 11, name: 'Kerala' }]);
  act(() => host.notices[0]?.action?.onClick());
  expect(await screen.findByRole('option', { name: 'Kerala' })).toBeInTheDocument();
});

test.each([
  [new Error('no network'), 'No response from server. Please check your connection.'],
  [failure(500, 'The book is closed.'), 'The book is closed.'],
])('a profile that failed to save keeps the typed values', async (answer, message) => {
  const host = hostWith();
  host.http.on('PUT', '/dashboard/UpdateUserProfile', answer);
  const { user } = open(host);
  await user.type(await box('About'), 'I like figures.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(await box('About')).toHaveValue('I like figures.');
});

test('an expired session asks to sign in, then saves the profile', async () => {
  const host = hostWith();
  const answers = [failure(401), profileWire(filledIn({ designation: 'Analyst II' }))];
  host.http.on('PUT', '/dashboard/UpdateUserProfile', () => answers.shift());
  const { user } = open(host);
  await user.type(await box('Designation'), ' II');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(host.notices[0]).toMatchObject({ title: 'Profile saved' }));
  expect(host.session.signInRequests).toEqual([sessionEnded]);
});

describe('the photo', () => {
  const upload = '/api/images/upload';
  const png = () => new File(['x'], 'me.png', { type: 'image/png' });
  const input = () => screen.getByLabelText('Photo file');

  test('is uploaded and saved with the profile', async () => {
    const host = hostWith();
    const sources = { avif: null, webp: null, width: 72, height: 72 };
    host.http.on('POST', upload, { url: '/media/me.png', sources });
    host.http.on('PUT', '/dashboard/UpdateUserProfile', profileWire(filledIn()));
    const { user } = open(host);
    await box('Name');
    await user.upload(input(), png());
    expect(await screen.findByRole('button', { name: 'Change' })).toBeInTheDocument();
    expect(host.unsaved.get()).toEqual(['Your profile is not saved yet.']);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(host.notices[0]).toMatchObject({ title: 'Profile saved' }));
    expect(host.http.callsTo('PUT', '/dashboard/UpdateUserProfile')[0]?.body).toMatchObject({ Photo: '/media/me.png' });
  });

  test.each([
    ['no picture', new File(['x'], 'cv.pdf', { type: 'application/pdf' }), /^Please choose a PNG, JPG/],
    [
      'too large',
      new File([new Uint8Array(limits.upload.profile + 1)], 'me.png', { type: 'image/png' }),
      /at most 10 MB/,
    ],
  ])('that is %s is refused before the upload', async (_what, file, message) => {
    const { host } = open();
    await box('Name');
    fireEvent.change(input(), { target: { files: [file] } });
    expect(await screen.findByRole('group', { name: 'Photo' })).toHaveAccessibleDescription(message);
    expect(host.http.callsTo('POST', upload)).toHaveLength(0);
  });

  test.each([
    ['that the server refuses says why', failure(415, 'This is not a picture.'), 'This is not a picture.'],
    ['without a network says so', new Error('no network'), 'No response from server. Please check your connection.'],
  ])('%s, and the typed values stay', async (_what, answer, message) => {
    const host = hostWith();
    host.http.on('POST', upload, answer);
    const { user } = open(host);
    await user.type(await box('About'), 'I like figures.');
    await user.upload(input(), png());
    expect(await screen.findByRole('group', { name: 'Photo' })).toHaveAccessibleDescription(message);
    expect(await box('About')).toHaveValue('I like figures.');
  });
});

test.each([
  [failure(401, 'Authentication token not found'), 'Authentication token not found'],
  [failure(400, 'User ID not found'), 'User ID not found'],
  [malformed(null), 'No data received from server'],
])('a profile that fails to load shows the reason', async (answer, message) => {
  open(hostWith(answer));
  expect(await screen.findByRole('alert')).toHaveTextContent(`Profile did not load${message}`);
});

test('shows a loading state, and Retry after a failure', async () => {
  const slow = open(hostWith(pending));
  expect(await screen.findByText('Profile is loading')).toBeInTheDocument();
  slow.unmount();
  const host = hostWith(failure(500, 'The book is closed.'));
  const { user } = open(host);
  expect(await screen.findByRole('alert')).toHaveTextContent('Profile did not loadThe book is closed.');
  host.http.on('GET', '/dashboard/GetUserProfile/5', profileWire(filledIn()));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await box('Name')).toHaveValue('Priya Nair');
});

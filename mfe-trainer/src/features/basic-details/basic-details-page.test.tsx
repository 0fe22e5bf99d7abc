import type { BasicDetails } from '@kaksha/api-client/trainers';
import { trainingTypes } from '@kaksha/domain/profile';
import { trainer } from '@kaksha/testing/factories';
import { failure, pending } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { answerSecondSave, testSecondSave } from '@kaksha/testing/second-save';
import { basicDetailsWire } from '@kaksha/testing/wire/trainer-area';
import { screen, waitFor, within } from '@testing-library/react';
import { trainerHost } from '../../fake-trainer-host';
import remote from '../../remote';

const read = '/patrons-registration/GetBasicDetails/3';
const write = '/patrons-registration/AddBasicDetails';

const details = (overrides: Partial<BasicDetails['form']> = {}, kind: 'individual' | 'institute' = 'individual') => {
  const form = {
    name: 'Ananya Raghavan',
    ownerName: '',
    trainingType: 'Live',
    headline: 'Platform engineer and teacher',
    about: 'Eleven years of clusters.',
    location: 'Bengaluru',
    experienceYears: 11,
    contactNo: '9800000000',
    photo: '',
    ...overrides,
  };
  const { name, headline, about, location, photo: src } = form;
  const photo = src ? { src, avif: null, webp: null, width: 72, height: 72 } : null;
  const seen = trainer({ kind, name, headline, about, location, photo, experienceYears: 11 });
  return basicDetailsWire({ trainer: seen, email: 'trainer@kaksha.test', form });
};

const learnerEnrolled = {
  kind: 'learner-enrolled',
  label: 'New learners',
  description: 'A learner enrols in one of your batches.',
  channels: [
    { channel: 'in-app', enabled: true, mandatory: false },
    { channel: 'mail', enabled: true, mandatory: false },
  ],
};

function open(answer: unknown = details(), settings: unknown = [learnerEnrolled]) {
  const host = trainerHost();
  host.http.on('GET', read, answer);
  host.http.on('GET', '/notification-settings', settings);
  return renderRoutes(remote.routes, { host, path: '/patron/basicdetails/profile' });
}

const box = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

test('offers the training types of the registration, and the stored one', async () => {
  open();
  const list = within(await screen.findByRole('combobox', { name: 'Training type' }));
  const types = list.getAllByRole('option').map(({ textContent }) => textContent);
  expect(types).toEqual(expect.arrayContaining([...trainingTypes, 'Live']));
});

test('shows and saves the details; the e-mail address is read-only', async () => {
  const { user, host } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Basic details' })).toBeInTheDocument();
  expect(await box('Email')).toHaveAttribute('readonly');
  expect(screen.getByRole('link', { name: 'See your page' })).toHaveAttribute('href', '/instructorprofile/3');
  expect(screen.queryByRole('textbox', { name: 'Owner name' })).not.toBeInTheDocument();
  host.http.on('PATCH', write, details({ headline: 'Teacher' }));
  const refreshed = jest.spyOn(host.session, 'refresh');
  const headline = await box('Headline');
  await user.clear(headline);
  await user.type(headline, 'Teacher');
  expect(host.unsaved.get()).toEqual(['Your basic details are not saved yet.']);
  await user.click(save());
  await waitFor(() => expect(host.notices).toMatchObject([{ type: 'success', title: 'Basic details saved' }]));
  expect(host.http.callsTo('PATCH', write).map(({ body }) => body)).toEqual([
    {
      name: 'Ananya Raghavan',
      owner_name: '',
      training_type: 'Live',
      headline: 'Teacher',
      about_us: 'Eleven years of clusters.',
      location: 'Bengaluru',
      experience: 11,
      contact_no: '9800000000',
      photo: '',
      version: 1,
    },
  ]);
  expect(refreshed).toHaveBeenCalledTimes(1);
  expect(host.unsaved.get()).toEqual([]);
});

test('shows the owner field for an institute', async () => {
  open(details({ name: 'Deep School', ownerName: 'Ravi' }, 'institute'));
  expect(await box('Institute name')).toHaveValue('Deep School');
  expect(await box('Owner name')).toHaveValue('Ravi');
  expect(screen.getByRole('group', { name: 'Logo' })).toBeInTheDocument();
});

test.each([
  ['Name', 'textbox', '', 'Name is required'],
  ['Contact number', 'textbox', '12345', 'Phone number must be exactly 10 digits'],
  ['Experience in years', 'spinbutton', '2.5', 'Experience must be a whole number of years from 0 to 80'],
  ['Experience in years', 'spinbutton', '99', 'Experience must be a whole number of years from 0 to 80'],
] as const)('%s (%s): rejects %j without a request', async (name, role, text, message) => {
  const { user, host } = open();
  const field = await screen.findByRole(role, { name });
  await user.clear(field);
  if (text) await user.type(field, text);
  await user.click(save());
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
  expect(host.http.callsTo('PATCH', write)).toEqual([]);
});

describe('the photo', () => {
  const png = () => new File(['x'], 'me.png', { type: 'image/png' });
  const input = () => screen.getByLabelText('Photo file');

  test('is uploaded, shown and saved with the form', async () => {
    const { user, host } = open();
    await box('Name');
    const sources = { avif: null, webp: null, width: 72, height: 72 };
    host.http.on('POST', '/api/images/upload', { url: '/media/me.png', sources });
    await user.upload(input(), png());
    expect(await screen.findByRole('button', { name: 'Change' })).toBeInTheDocument();
    expect(host.unsaved.get()).toHaveLength(1);
    host.http.on('PATCH', write, details({ photo: '/media/me.png' }));
    await user.click(save());
    await waitFor(() => expect(host.notices).toHaveLength(1));
    expect(host.http.callsTo('PATCH', write)[0]?.body).toMatchObject({ photo: '/media/me.png' });
  });

  test('shows why the server rejected it and keeps the old one', async () => {
    const { user, host } = open();
    await box('Name');
    host.http.on('POST', '/api/images/upload', failure(415, 'This is not a picture.'));
    await user.upload(input(), png());
    expect(await screen.findByText('This is not a picture.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Upload' })).toBeInTheDocument();
  });
});

test("shows the server's field errors at their fields", async () => {
  const { user, host } = open();
  host.http.on('PATCH', write, failure(400, 'No.', { fields: { location: 'There is no such place' } }));
  const location = await box('Location');
  await user.type(location, '!');
  await user.click(save());
  await waitFor(() => expect(location).toHaveAccessibleDescription('There is no such place'));
  expect(location).toHaveValue('Bengaluru!');
});

test('shows a skeleton while the details load', async () => {
  open(pending);
  expect(await screen.findByText('Basic details are loading')).toBeInTheDocument();
});

test('shows a default reason when the server gives none', async () => {
  open(failure(502, ''));
  expect(await screen.findByRole('alert')).toHaveTextContent('Basic details did not loadFailed to fetch basic details');
});

test('shows that the details did not load, and Retry loads them', async () => {
  const { user, host } = open(failure(500, 'Database unavailable.'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Basic details did not load.*Database unavailable/);
  host.http.on('GET', read, details());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await box('Name')).toHaveValue('Ananya Raghavan');
});

test('turns a notification off, and on again when the call fails', async () => {
  const { user, host } = open();
  host.http.on('PUT', '/notification-settings', [learnerEnrolled]);
  const choices = within(await screen.findByRole('group', { name: 'New learners' }));
  await user.click(choices.getByRole('checkbox', { name: 'By mail' }));
  expect(choices.getByRole('checkbox', { name: 'By mail' })).not.toBeChecked();
  expect(host.http.callsTo('PUT', '/notification-settings').at(-1)?.body).toEqual({
    settings: [{ kind: 'learner-enrolled', channel: 'mail', enabled: false }],
  });
  host.http.on('PUT', '/notification-settings', failure(503, 'Please try again later.'));
  await user.click(choices.getByRole('checkbox', { name: 'In the app' }));
  await waitFor(() => expect(host.notices.at(-1)).toMatchObject({ title: 'The setting is not saved' }));
  expect(choices.getByRole('checkbox', { name: 'In the app' })).toBeChecked();
});

test('turns a kind off that another remote raises', async () => {
  const host = trainerHost();
  host.notifications.kinds = () => [{ kind: 'reports.ready', label: 'My reports', description: 'A report is ready.' }];
  host.http.on('GET', read, details());
  host.http.on('GET', '/notification-settings', [learnerEnrolled]);
  const { user } = renderRoutes(remote.routes, { host, path: '/patron/basicdetails/profile' });
  const choices = within(await screen.findByRole('group', { name: 'My reports' }));
  expect(screen.getByText('A report is ready.')).toBeInTheDocument();
  expect(choices.getAllByRole('checkbox')).toEqual([
    choices.getByRole('checkbox', { name: 'In the app', checked: true }),
  ]);
  const change = { kind: 'reports.ready', channel: 'in-app', enabled: false };
  const channels = [{ channel: 'in-app', enabled: false, mandatory: false }];
  const off = { kind: 'reports.ready', label: 'Notification', description: '', channels };
  host.http.on('PUT', '/notification-settings', [learnerEnrolled, off]);
  await user.click(choices.getByRole('checkbox'));
  expect(choices.getByRole('checkbox')).not.toBeChecked();
  expect(host.http.callsTo('PUT', '/notification-settings').at(-1)?.body).toEqual({ settings: [change] });
});

const second = { record: 'profile', call: ['PATCH', write] as const };

const renamed = { ...second, stored: details({ name: 'Depth School' }, 'institute') };
testSecondSave('the name of an institute', {
  ...renamed,
  label: 'Institute name',
  shown: { mine: 'Deep Sea', theirs: 'Depth School' },
  async save() {
    const { user, host } = open(details({ name: 'Deep School' }, 'institute'));
    answerSecondSave(host, renamed);
    await user.clear(await box('Institute name'));
    await user.type(await box('Institute name'), 'Deep Sea ');
    await user.click(save());
    return host;
  },
  sent: { mine: { name: 'Deep Sea ' }, theirs: { name: 'Depth School' } },
  expectTyped: () => expect(screen.getByRole('textbox', { name: 'Institute name' })).toHaveValue('Deep Sea '),
});

const pictured = { ...second, stored: details({ photo: '/media/theirs.png' }, 'institute') };
testSecondSave('the logo of an institute', {
  ...pictured,
  label: 'Logo',
  shown: { mine: 'Nothing', theirs: '' },
  async save() {
    const { user, host } = open(details({ photo: '/media/before.png' }, 'institute'));
    answerSecondSave(host, pictured);
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await user.click(save());
    return host;
  },
  sent: { mine: { photo: '' }, theirs: { photo: '/media/theirs.png' } },
  expectTyped: () => expect(screen.getByRole('button', { name: 'Upload' })).toBeInTheDocument(),
});

test('both tabs save one name, and the spaces around it raise no question', async () => {
  const { user, host } = open();
  answerSecondSave(host, { ...second, stored: details({ name: 'Ananya Rao' }) });
  await user.clear(await box('Name'));
  await user.type(await box('Name'), 'Ananya Rao ');
  await user.click(save());
  await waitFor(() => expect(host.notices.at(-1)).toMatchObject({ title: 'Basic details saved' }));
  expect(host.http.callsTo('PATCH', write).map(({ body }) => body)).toMatchObject([{ version: 1 }, { version: 2 }]);
});

import { user as person } from '@kaksha/testing/factories';
import { createFakeHost, type FakeHost } from '@kaksha/testing/fake-host';
import { done, failure } from '@kaksha/testing/fake-http';
import { renderRoutes } from '@kaksha/testing/render-routes';
import { userWire } from '@kaksha/testing/wire/account';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../../remote';

const send = '/patrons-registration/SendEmailOtp';
const verify = '/patrons-registration/SaveEmailVerifyDetails';
const trainer = person({ id: 12, name: 'Asha Rao', email: 'asha@example.test', trainerId: 31 });

function hostFor(as: 'visitor' | 'learner' | 'trainer' = 'visitor'): FakeHost {
  const host = createFakeHost({ as });
  host.http.on('POST', send, done());
  host.http.on('GET', '/pricing/platform-fee', { percent: 10 });
  for (const id of [5, 6, 12]) host.http.on('GET', `/training-info/UserActionCourses/${id}`, []);
  host.http.on('POST', verify, { auth_token: 'token-1', user_id: 12, user: userWire(trainer) });
  return host;
}

const open = (host = hostFor()) => renderRoutes(remote.routes, { host, path: '/live-trainer-register' });
const field = (name: string) => screen.getByRole('textbox', { name });

async function fillIn(user: UserEvent) {
  await screen.findByRole('heading', { level: 1, name: 'Become a trainer' });
  await user.type(field('Name'), 'Asha Rao');
  await user.type(field('Email'), 'Asha@Example.test');
  await user.type(field('Contact number'), '98765 43210');
  await user.type(field('PIN code'), '411001');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Gender' }), 'Female');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Training type' }), 'Online');
}

const askForCode = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  return screen.findByRole('textbox', { name: 'Code' });
};

beforeEach(() => sessionStorage.clear());

test('says what the platform keeps, with an example', async () => {
  open();
  expect(await screen.findByText('Free to list, 10% when you sell')).toBeInTheDocument();
  expect(screen.getByText('Example: a learner pays ₹5,000: you get ₹4,500.')).toBeInTheDocument();
});

test('an individual registers, confirms the address and is signed in to the trainer area', async () => {
  const host = hostFor();
  const adopt = jest.spyOn(host.session, 'adopt');
  const { user, address } = open(host);
  await fillIn(user);
  const code = await askForCode(user);
  expect(screen.getByText(/Resend code in 60s/)).toBeInTheDocument();
  expect(host.http.callsTo('POST', send)[0]?.body).toEqual({ emailId: 'asha@example.test' });
  await user.type(code, '123456');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(address()).toBe('/patron/basicdetails'));
  expect(host.http.callsTo('POST', verify)[0]?.body).toEqual({
    emailId: 'asha@example.test',
    otp: '123456',
    registerAs: 'individual',
    name: 'Asha Rao',
    contactNo: '98765 43210',
    pincode: '411001',
    ownerName: '',
    gender: 'Female',
    trainingType: 'Online',
  });
  expect(adopt).toHaveBeenCalledWith({ token: 'token-1', userId: '12' }, trainer);
  expect(host.notices[0]).toMatchObject({ type: 'success', title: 'Welcome, Asha Rao' });
  expect(sessionStorage).toHaveLength(0);
});

test('an institute enters the name of its owner', async () => {
  const { user, host } = open();
  await screen.findByRole('heading', { level: 1, name: 'Become a trainer' });
  await user.click(screen.getByRole('radio', { name: 'Institute' }));
  await user.type(field('Institute name'), 'Rao Academy');
  await user.type(field('Email'), 'asha@example.test');
  await user.type(field('Contact number'), '9876543210');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('Owner name is required')).toBeInTheDocument();
  await user.type(field('Owner name'), 'Asha Rao');
  await user.type(await askForCode(user), '123456');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(() =>
    expect(host.http.callsTo('POST', verify)[0]?.body).toMatchObject({
      registerAs: 'institute',
      name: 'Rao Academy',
      ownerName: 'Asha Rao',
    }),
  );
});

test('shows errors on their fields and sends nothing', async () => {
  const { user, host } = open();
  await screen.findByRole('heading', { level: 1, name: 'Become a trainer' });
  await user.type(field('PIN code'), '4110');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('Name is required')).toBeInTheDocument();
  expect(field('Email')).toHaveAccessibleDescription('Email is required');
  expect(field('Contact number')).toHaveAccessibleDescription('Contact number is required');
  expect(field('PIN code')).toHaveAccessibleDescription('PIN code must be exactly 6 digits');
  expect(field('Name')).toHaveFocus();
  expect(host.http.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  await user.type(field('Email'), 'asha@');
  await user.tab();
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address'));
});

test('shows a wrong code on the code field, where it can be corrected', async () => {
  const host = hostFor();
  host.http.on('POST', verify, failure(400, 'This code is wrong. 4 tries are left.', { fields: { otp: 'wrong' } }));
  const { user } = open(host);
  await fillIn(user);
  const code = await askForCode(user);
  await user.type(code, '111111');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('This code is wrong. 4 tries are left.')).toBeInTheDocument();
  expect(code).toHaveValue('111111');
  expect(code).toHaveFocus();
});

test('refuses a short code before anything is sent', async () => {
  const { user, host } = open();
  await fillIn(user);
  await user.type(await askForCode(user), '12');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('The code has 6 digits')).toBeInTheDocument();
  expect(host.http.callsTo('POST', verify)).toHaveLength(0);
});

test('returns to the details when the server refuses them, with all input', async () => {
  const host = hostFor();
  const fields = { contactNo: 'This number cannot be called' };
  host.http.on('POST', verify, failure(400, 'This number cannot be called.', { fields }));
  const { user } = open(host);
  await fillIn(user);
  await user.type(await askForCode(user), '123456');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(field('Contact number')).toHaveAccessibleDescription('This number cannot be called'));
  expect(field('Name')).toHaveValue('Asha Rao');
});

test.each([
  [failure(429, 'Too many codes. Please try again in an hour.'), 'Too many codes. Please try again in an hour.'],
  [new Error('no network'), 'No response from server. Please check your connection.'],
])('reports a code that cannot be sent and keeps the input', async (answer, message) => {
  const host = hostFor();
  host.http.on('POST', send, answer);
  const { user } = open(host);
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(field('Name')).toHaveValue('Asha Rao');
  expect(screen.getByRole('combobox', { name: 'Gender' })).toHaveValue('Female');
});

test('restores the input after a reload, also in the code step', async () => {
  const first = open();
  await fillIn(first.user);
  first.unmount();
  const second = open();
  await waitFor(() => expect(field('Name')).toHaveValue('Asha Rao'));
  expect(screen.getByRole('combobox', { name: 'Training type' })).toHaveValue('Online');
  await askForCode(second.user);
  second.unmount();
  const third = open();
  expect(await screen.findByRole('textbox', { name: 'Code' })).toBeInTheDocument();
  await third.user.click(screen.getByRole('button', { name: 'Change my details' }));
  expect(field('Email')).toHaveValue('Asha@Example.test');
});

test('can send the code again after a minute', async () => {
  const { user, host } = open();
  await fillIn(user);
  const clock = jest.spyOn(Date, 'now');
  const now = Date.now();
  await askForCode(user);
  clock.mockReturnValue(now + 61_000);
  await user.click(await screen.findByRole('button', { name: 'Resend code' }));
  await waitFor(() => expect(host.http.callsTo('POST', send)).toHaveLength(2));
});

test('a learner registers with their existing account', async () => {
  const { user, host } = open(hostFor('learner'));
  await screen.findByRole('heading', { level: 1, name: 'Become a trainer' });
  await waitFor(() => expect(field('Email')).toHaveValue('learner@kaksha.test'));
  expect(field('Email')).toHaveAttribute('readonly');
  expect(field('Name')).toHaveValue('Priya Nair');
  await user.type(field('Contact number'), '9876543210');
  await askForCode(user);
  expect(host.http.callsTo('POST', send)[0]?.body).toEqual({ emailId: 'learner@kaksha.test' });
});

test('keeps the input when the user signs in meanwhile', async () => {
  const host = hostFor();
  const { user } = open(host);
  await fillIn(user);
  const learner = person({ id: 5, email: 'asha@account.test', trainerId: null });
  act(() => host.session.adopt({ token: 'token-2', userId: '5' }, learner));
  expect(field('Name')).toHaveValue('Asha Rao');
  expect(field('Contact number')).toHaveValue('98765 43210');
  expect(field('Email')).toHaveValue('asha@account.test');
});

test('a trainer gets a link to the trainer area', async () => {
  open(hostFor('trainer'));
  expect(await screen.findByRole('heading', { name: 'You are a trainer already' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Trainer area' })).toHaveAttribute('href', '/patron/basicdetails');
  expect(screen.queryByRole('button', { name: 'Send code' })).not.toBeInTheDocument();
});

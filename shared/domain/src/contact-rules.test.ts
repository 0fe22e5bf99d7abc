import { contactErrors, normalizeContact } from './contact-rules';

const form = { name: 'Asha', email: 'asha@example.com', phone: '', message: 'Hello' };

test('normalizes a message before it is sent', () => {
  expect(
    normalizeContact({ name: ' Asha ', email: ' Asha@Example.COM ', phone: '98 765-432 10', message: ' Hi ' }),
  ).toEqual({
    name: 'Asha',
    email: 'asha@example.com',
    phone: '9876543210',
    message: 'Hi',
  });
});

test('requires name, email and text for a message, and only the email for a subscription', () => {
  const empty = { name: '', email: '', phone: '', message: '' };
  expect(contactErrors(5, form)).toEqual({});
  expect(contactErrors(3, empty)).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    message: 'Message is required',
  });
  expect(contactErrors(0, empty)).toEqual({ email: 'Please enter your email address' });
  expect(contactErrors(0, { ...empty, email: 'asha@example.com' })).toEqual({});
});

test('reports texts above the limit and invalid email addresses', () => {
  expect(contactErrors(5, { ...form, email: 'asha', phone: '98765432101', message: 'x'.repeat(201) })).toEqual({
    email: 'Invalid email address',
    phone: 'Phone must have at most 10 characters',
    message: 'Message must have at most 200 characters',
  });
  expect(contactErrors(5, { ...form, phone: 'call me' })).toEqual({ phone: 'Please enter a phone number' });
});

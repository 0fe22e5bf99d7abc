import { contactRules, newsletterRules } from './contact-rules';
import { messagesOf } from './rules';

const form = { name: 'Asha', email: 'asha@example.com', phone: '', message: 'Hello' };

test('requires name, email and text for a message, and only the email for a subscription', () => {
  const empty = { name: '', email: '', phone: '', message: '' };
  expect(messagesOf(contactRules, form)).toEqual({});
  expect(messagesOf(contactRules, empty)).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    message: 'Message is required',
  });
  expect(messagesOf(newsletterRules, empty)).toEqual({ email: 'Please enter your email address' });
  expect(messagesOf(newsletterRules, { ...empty, email: 'asha@example.com' })).toEqual({});
});

test('reports texts above the limit and invalid email addresses', () => {
  expect(messagesOf(contactRules, { ...form, email: 'asha', phone: '98765432101', message: 'x'.repeat(201) })).toEqual({
    email: 'Invalid email address',
    phone: 'Phone must have at most 10 characters',
    message: 'Message must have at most 200 characters',
  });
  expect(messagesOf(contactRules, { ...form, phone: 'call me' })).toEqual({ phone: 'Please enter a phone number' });
});

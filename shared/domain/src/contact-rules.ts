import type { ContactForm } from './contact';
import * as limits from './limits';
import { emailText, formRules, requiredText, text } from './rules';

/** Rules of messages to the platform, with the error messages of the specification. */

export const contactMessages = {
  newsletterEmail: 'Please enter your email address',
  name: 'Name is required',
  email: 'Email is required',
  emailFormat: 'Invalid email address',
  message: 'Message is required',
} as const;

const { phoneMax, messageMax } = limits.contact;
const email = emailText(contactMessages.emailFormat);

/** A newsletter subscription needs only the email. */
export const newsletterRules = formRules<ContactForm>({
  name: text(limits.nameMax, 'Name'),
  email: email.required(contactMessages.newsletterEmail),
  phone: text(phoneMax, 'Phone').matches(/^[+\d()./]*$/, 'Please enter a phone number'),
  message: text(messageMax, 'Message'),
});

export const contactRules = newsletterRules.shape({
  name: requiredText(limits.nameMax, contactMessages.name, 'Name'),
  email: email.required(contactMessages.email),
  message: requiredText(messageMax, contactMessages.message, 'Message'),
});

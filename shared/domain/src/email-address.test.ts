import { domainToASCII } from 'node:url';
import { normalizeContact } from './contact';
import { contactRules, newsletterRules } from './contact-rules';
import { courseRules } from './course-rules';
import { emailAddressOf, isEmail } from './email-address';
import { badAddresses, goodAddresses } from './email-address-cases';
import { type RegistrationForm, registrationRules } from './registration-rules';
import { messagesOf } from './rules';
import { noSupportLinks, supportLinkRules } from './trainer-rules';

const registration: RegistrationForm = {
  kind: 'individual',
  name: 'Asha',
  email: '',
  contactNo: '9812345678',
  pincode: '',
  ownerName: '',
  gender: '',
  trainingType: '',
};

test.each(badAddresses)('%j is no address', (text) => {
  expect(emailAddressOf(text)).toBeNull();
});

test.each(goodAddresses)('%j is the address %s', (typed, address) => {
  expect(emailAddressOf(typed)).toBe(address);
  expect(emailAddressOf(address)).toBe(address);
});

test.each(['bücher.example', 'उदाहरण.भारत', '例え.テスト', 'STRASSE.example', 'faß.example'])(
  'the domain %s has the ASCII form of the URL standard',
  (domain) => {
    expect(emailAddressOf(`user@${domain}`)).toBe(`user@${domainToASCII(domain)}`);
  },
);

test('a local part has at most 64 characters and an address at most 254', () => {
  const domain = `${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(57)}.test`;
  expect(isEmail(`${'a'.repeat(64)}@x.test`)).toBe(true);
  expect(isEmail(`${'a'.repeat(65)}@x.test`)).toBe(false);
  expect(`${'a'.repeat(63)}@${domain}`).toHaveLength(254);
  expect(isEmail(`${'a'.repeat(63)}@${domain}`)).toBe(true);
  expect(isEmail(`${'a'.repeat(64)}@${domain}`)).toBe(false);
  // The domain is longer in ASCII.
  const typed = `${'a'.repeat(60)}@${`${'ü'.repeat(41)}.`.repeat(4)}example`;
  expect(typed.length).toBeLessThan(254);
  expect(isEmail(typed)).toBe(false);
});

/** The message of each form for an address. */
const forms: Record<string, (email: string) => string | undefined> = {
  'a course': (trainerEmail) => messagesOf(courseRules.partial(), { trainerEmail }).trainerEmail,
  'a message': (email) =>
    messagesOf(contactRules, normalizeContact({ name: 'A', email, phone: '', message: 'M' })).email,
  'the newsletter': (email) =>
    messagesOf(newsletterRules, normalizeContact({ name: '', email, phone: '', message: '' })).email,
  'a registration': (email) => messagesOf(registrationRules, { ...registration, email }).email,
  'the support links': (email) => messagesOf(supportLinkRules, { ...noSupportLinks, supportEmail: email }).supportEmail,
};

describe.each(Object.keys(forms))('the form of %s', (form) => {
  test.each(badAddresses)('refuses %j', (text) => {
    expect(forms[form]?.(text)).toMatch(/^(?:Please enter a valid|Invalid) email address$/);
  });

  test.each(goodAddresses)('takes %j', (typed) => {
    expect(forms[form]?.(typed)).toBeUndefined();
  });
});

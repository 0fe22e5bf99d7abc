import { type CourseForm, courseRules } from './course-rules';
import { messagesOf } from './rules';

const whole: CourseForm = {
  name: 'Kubernetes in Production',
  thumbnail: '/backend/media/a1-960.webp',
  mode: 'Online',
  languageId: 1,
  difficulty: 'Beginner',
  feeInr: 15_000,
  feeUsd: null,
  discount: 20,
  isDemo: false,
  videoUrl: '',
  description: 'Run a cluster.',
  prerequisites: 'None',
  objectives: 'Sleep at night.',
  trainerContact: '9812345678',
  trainerEmail: 'ananya@kaksha.test',
  chatUrl: '',
  categoryId: 1,
  subcategoryId: null,
};

test('a complete form has no errors, with or without optional fields', () => {
  expect(messagesOf(courseRules.partial(), whole)).toEqual({});
  expect(messagesOf(courseRules.partial(), { ...whole, feeInr: null, discount: null, categoryId: null })).toEqual({});
  const links = { videoUrl: 'https://youtu.be/abc', chatUrl: 'https://t.me/asha' };
  expect(messagesOf(courseRules.partial(), { ...whole, ...links, subcategoryId: 4 })).toEqual({});
});

test('reports every empty required field with the message of the specification', () => {
  const empty: CourseForm = {
    ...whole,
    name: ' ',
    thumbnail: '',
    mode: '',
    languageId: null,
    difficulty: '',
    description: '',
    prerequisites: '',
    objectives: '',
    trainerContact: '',
    trainerEmail: '',
  };
  expect(messagesOf(courseRules.partial(), empty)).toEqual({
    name: 'Course name is required',
    thumbnail: 'Course thumbnail is required',
    mode: 'Course mode is required',
    languageId: 'Language is required',
    difficulty: 'Difficulty level is required',
    description: 'Course description is required',
    prerequisites: 'Prerequisites are required (write "None" if no prerequisites)',
    objectives: 'Learning objectives are required',
    trainerContact: 'Trainer contact is required',
    trainerEmail: 'Trainer email is required',
  });
});

test.each([-1, 100.01, Number.NaN])('rejects a discount of %d', (discount) => {
  expect(messagesOf(courseRules.partial(), { discount })).toEqual({
    discount: 'Discount must be a number between 0 and 100',
  });
});

test.each(['981234567', '98123456789', '98 12345678', '+919812345678'])('rejects phone %s', (trainerContact) => {
  expect(messagesOf(courseRules.partial(), { trainerContact })).toEqual({
    trainerContact: 'Phone number must be exactly 10 digits',
  });
});

test.each(['asha', 'asha@kaksha', 'a sha@kaksha.test', '@kaksha.test'])('rejects %s as email', (trainerEmail) => {
  expect(messagesOf(courseRules.partial(), { trainerEmail })).toEqual({
    trainerEmail: 'Please enter a valid email address',
  });
});

test('rejects fees that are not numbers or out of range', () => {
  expect(messagesOf(courseRules.partial(), { feeInr: -1, feeUsd: Number.NaN })).toEqual({
    feeInr: 'Fee must be a number between 0 and 1,00,00,000',
    feeUsd: 'Fee must be a number between 0 and 1,00,00,000',
  });
  expect(messagesOf(courseRules.partial(), { feeInr: 0, feeUsd: 99.99 })).toEqual({});
});

test('accepts only links to known platforms', () => {
  const errors = messagesOf(courseRules.partial(), { videoUrl: 'https://evil.test/v', chatUrl: 'javascript:alert(1)' });
  expect(errors.videoUrl).toMatch(/YouTube or Vimeo/);
  expect(errors.chatUrl).toMatch(/WhatsApp/);
});

test('a subcategory requires a category', () => {
  expect(messagesOf(courseRules.partial(), { categoryId: null, subcategoryId: 4 })).toHaveProperty('subcategoryId');
});

test('the message of a too long text contains its limit', () => {
  expect(messagesOf(courseRules.partial(), { name: 'x'.repeat(121) })).toEqual({
    name: 'Course name must have at most 120 characters',
  });
});

test('checks only the given fields', () => {
  expect(messagesOf(courseRules.partial(), { name: 'A' })).toEqual({});
});

test('rejects a fee that is too small to be paid', () => {
  expect(messagesOf(courseRules.partial(), { feeInr: 0.99, feeUsd: 0.5 })).toEqual({
    feeInr: 'Fee must be 0 or at least ₹1',
    feeUsd: 'Fee must be 0 or at least $1',
  });
  for (const feeInr of [0.001, 0.004])
    expect(messagesOf(courseRules.partial(), { feeInr })).toEqual({ feeInr: 'Fee must be 0 or at least ₹1' });
  expect(messagesOf(courseRules.partial(), { feeInr: 1, feeUsd: 1 })).toEqual({});
});

test('rejects more than two decimals, which would be rounded, e.g. a discount of 99.999 % to a free course', () => {
  const message = 'Please enter at most two decimals';
  expect(messagesOf(courseRules.partial(), { feeInr: 500, discount: 99.999 })).toEqual({ discount: message });
  expect(messagesOf(courseRules.partial(), { feeInr: 500.004, feeUsd: 0.996 })).toEqual({
    feeInr: message,
    feeUsd: message,
  });
  expect(messagesOf(courseRules.partial(), { feeInr: 9_999_999.99, feeUsd: 1.15, discount: 12.35 })).toEqual({});
});

test('rejects a discount that leaves less than can be paid of either fee', () => {
  const message = (least: string) => `Discount must leave at least ${least} to pay, or be 100% for a free course`;
  expect(messagesOf(courseRules.partial(), { feeInr: 1, feeUsd: null, discount: 50 })).toEqual({
    discount: message('₹1'),
  });
  expect(messagesOf(courseRules.partial(), { feeInr: 500, feeUsd: 5, discount: 90 })).toEqual({
    discount: message('$1'),
  });
  expect(messagesOf(courseRules.partial(), { feeInr: 500, feeUsd: 5, discount: 80 })).toEqual({});
  expect(messagesOf(courseRules.partial(), { feeInr: 1, feeUsd: 1, discount: 100 })).toEqual({});
  expect(messagesOf(courseRules.partial(), { feeInr: 0, feeUsd: null, discount: 50 })).toEqual({});
});

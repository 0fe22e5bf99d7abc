import { mailAddress, wholeNumber } from './contact-urls';

test.each([
  ['+91 98000 00001', '919800000001'],
  ['9800000001', '919800000001'],
  ['98000-00001', '919800000001'],
  ['+1 (415) 555-0100', '14155550100'],
])('%s is dialled as %s', (phone, digits) => {
  expect(wholeNumber(phone)).toBe(digits);
});

test('what is in an address or a subject cannot add recipients or headers to the mail', () => {
  expect(mailAddress('a?cc=b@c.test', 'C & D?\nBcc: e@f.test')).toBe(
    'mailto:a%3Fcc%3Db@c.test?subject=C%20%26%20D%3F%0ABcc%3A%20e%40f.test',
  );
});

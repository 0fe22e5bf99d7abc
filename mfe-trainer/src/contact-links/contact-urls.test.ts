import { mailtoUrl, telUrl, whatsAppUrl } from './contact-urls';

test.each([
  ['+91 98000 00001', '919800000001'],
  ['9800000001', '919800000001'],
  ['98000-00001', '919800000001'],
  ['+1 (415) 555-0100', '14155550100'],
])('links to %s with the digits %s', (phone, digits) => {
  expect(telUrl(phone)).toBe(`tel:+${digits}`);
  expect(whatsAppUrl(phone)).toBe(`https://wa.me/${digits}`);
});

test('address and subject cannot add recipients or headers to a mail link', () => {
  expect(mailtoUrl('a?cc=b@c.test', 'C & D?\nBcc: e@f.test')).toBe(
    'mailto:a%3Fcc%3Db@c.test?subject=C%20%26%20D%3F%0ABcc%3A%20e%40f.test',
  );
});

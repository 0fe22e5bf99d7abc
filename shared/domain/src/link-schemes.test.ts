import { isLinkAddress } from './link-schemes';

test.each([
  'https://a.test',
  'HTTP://a.test',
  'mailto:a@b.test',
  'tel:+911140001234',
  'sms:+911140001234?body=hello',
  'whatsapp://send?text=hello',
])('%s is a link', (text) => {
  expect(isLinkAddress(text)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//a.test',
  '/a',
  'a',
  ':',
  '',
])('%s is no link', (text) => {
  expect(isLinkAddress(text)).toBe(false);
});

import { requiredHttpsLink } from './https-link';
import { formRules, messagesOf } from './rules';

const rules = formRules<{ link: string }>({ link: requiredHttpsLink(1000) });

test.each([
  ['', 'Please enter the whole link, starting with https://'],
  ['zoom.us/j/1', 'Please enter the whole link, starting with https://'],
  ['https://localhost/x', 'Please enter the whole link, starting with https://'],
  ['http://zoom.us/j/1', 'Please use a link that starts with https://'],
  ['javascript:alert(1)', 'Please use a link that starts with https://'],
  ['https://asha:secret@zoom.us/j/1', 'Please use a link without a user name or password before the host'],
  [`https://zoom.us/${'j'.repeat(2000)}`, 'Please use a link of at most 1000 characters'],
])('refuses %s', (text, message) => {
  expect(messagesOf(rules, { link: text }).link).toBe(message);
});

test('accepts an https link', () => {
  expect(messagesOf(rules, { link: 'https://us02web.zoom.us/j/123?pwd=abc' })).toEqual({});
});

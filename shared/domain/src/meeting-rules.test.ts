import { meetingLink, meetingRules } from './meeting-rules';
import { messagesOf } from './rules';

test.each([
  [' meet.google.com/abc-defg-hij ', 'https://meet.google.com/abc-defg-hij'],
  ['us02web.zoom.us/j/1?pwd=a', 'https://us02web.zoom.us/j/1?pwd=a'],
  ['bbb.example.org:8443/room', 'https://bbb.example.org:8443/room'],
  ['https://meet.jit.si/a', 'https://meet.jit.si/a'],
  ['', ''],
])('takes %s as %s', (typed, link) => {
  expect(meetingLink(typed)).toBe(link);
  expect(messagesOf(meetingRules, { url: typed })).toEqual({});
});

test.each(['http://meet.jit.si/a', 'tomorrow at six', 'mailto:a@b.example', 'a@meet.example/x'])(
  'does not mend %s',
  (typed) => {
    expect(meetingLink(typed)).toBe(typed);
    expect(messagesOf(meetingRules, { url: typed })).toHaveProperty('url');
  },
);

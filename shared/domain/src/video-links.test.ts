import { safeVideoLink } from './video-links';

test.each([
  'https://www.youtube.com/watch?v=abc',
  'https://youtu.be/abc',
  'https://vimeo.com/123',
  ' https://player.vimeo.com/video/123 ',
])('a video is followed to its platform: %s', (link) => {
  expect(safeVideoLink(link)).toBe(link.trim());
});

test.each([
  'http://youtu.be/abc',
  'javascript:alert(1)//youtu.be/abc',
  'https://youtu.be.evil.test/abc',
  'https://evil.test/youtu.be/abc',
  'https://youtu.be@evil.test/abc',
  'https://youtu.be:8443/abc',
  'https://youtube.com/',
  'nonsense',
  '',
  null,
])('nothing else is: %s', (link) => {
  expect(safeVideoLink(link)).toBeNull();
});

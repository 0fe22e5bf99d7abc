import { embedAddressOf, safeVideoLink } from './embeds';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?t=4', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=4'],
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90',
  ],
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=1h2m3s',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3723',
  ],
  ['https://youtube.com/live/dQw4w9WgXcQ?t=90s', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90'],
  [
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90&end=95&autoplay=1',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90&end=95',
  ],
  ['https://youtu.be/dQw4w9WgXcQ?t=now', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?t=', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871/0123abcdef', 'https://player.vimeo.com/video/76979871?h=0123abcdef'],
  [
    'https://vimeo.com/76979871?h=0123abcdef&share=copy#t=1m5s',
    'https://player.vimeo.com/video/76979871?h=0123abcdef#t=65s',
  ],
  ['https://player.vimeo.com/video/76979871?h=0123abcdef', 'https://player.vimeo.com/video/76979871?h=0123abcdef'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/showcase/1234/video/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['http://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['HTTP://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871'],
  ['  https://player.vimeo.com/video/76979871 ', 'https://player.vimeo.com/video/76979871'],
])('embeds %s in its player', (link, player) => {
  expect(embedAddressOf(link)).toBe(player);
});

test.each([
  'http://evil.example/embed/dQw4w9WgXcQ',
  'http://player.vimeo.com:8080/video/1',
  'https://evil.example/embed/dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://user@player.vimeo.com/video/1',
  'https://www.youtube.com/watch?v=../../x',
  'https://player.vimeo.com/',
  'javascript:alert(1)',
  'video',
  '',
])('does not embed %s', (link) => {
  expect(embedAddressOf(link)).toBeNull();
});

test('the address of a player is its own player', () => {
  for (const link of [
    'https://youtu.be/dQw4w9WgXcQ?t=90',
    'https://vimeo.com/76979871/0123abcdef#t=5s',
    'https://vimeo.com/76979871',
  ]) {
    const player = embedAddressOf(link);
    expect(embedAddressOf(player ?? '')).toBe(player);
  }
});

test('accepts a custom list of hosts', () => {
  expect(embedAddressOf('https://codepen.io/x/embed/y', ['codepen.io'])).toBe('https://codepen.io/x/embed/y');
  expect(embedAddressOf('https://vimeo.com/76979871', ['codepen.io'])).toBeNull();
});

test.each([
  'https://www.youtube.com/watch?v=abc',
  'https://youtu.be/abc',
  'https://vimeo.com/123',
  'https://vimeo.com/123/0123abcdef?share=copy#t=5s',
  'https://youtu.be/abc?t=1m',
  ' https://player.vimeo.com/video/123 ',
])('accepts the video link %s', (link) => {
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
])('rejects the video link %s', (link) => {
  expect(safeVideoLink(link)).toBeNull();
});

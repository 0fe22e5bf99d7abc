import { embedHosts } from '@kaksha/domain/embeds';
import { readEmbedHosts } from './embed-settings';

test('defaults to the known players', () => {
  expect(readEmbedHosts(null, [])).toBe(embedHosts);
  const problems: string[] = [];
  expect(readEmbedHosts('codepen.io, Player.Vimeo.com', problems)).toEqual(['codepen.io', 'player.vimeo.com']);
  expect(problems).toEqual([]);
});

test.each(['https://codepen.io', '*', '*.codepen.io', "x.test 'unsafe-eval'", 'x.test; script-src *', 'localhost', ''])(
  'refuses "%s", which is not a host name',
  (text) => {
    const problems: string[] = [];
    expect(readEmbedHosts(text, problems)).toEqual([]);
    expect(problems).toHaveLength(1);
  },
);

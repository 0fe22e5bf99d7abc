import { chatPlatforms, chatPrefix, initialPlatform, isEmptyChatLink, platformOf, safeChatLink } from './chat-links';

test('a link with only the platform prefix is empty, with or without the slash', () => {
  for (const platform of chatPlatforms) {
    expect(isEmptyChatLink(platform, chatPrefix(platform))).toBe(true);
    expect(isEmptyChatLink(platform, chatPrefix(platform).slice(0, -1))).toBe(true);
    expect(isEmptyChatLink(platform, `${chatPrefix(platform)}asha`)).toBe(false);
    expect(platformOf(chatPrefix(platform))).toBe(platform);
  }
  expect(isEmptyChatLink('x', null)).toBe(true);
});

test('the form selects the first platform with a link, else WhatsApp', () => {
  expect(initialPlatform({ whatsapp: 'https://wa.me/', telegram: 'https://t.me/asha' })).toBe('telegram');
  expect(initialPlatform({})).toBe('whatsapp');
});

test('accepts only https links to a known platform', () => {
  expect(safeChatLink(' https://wa.me/919812345678 ')).toBe('https://wa.me/919812345678');
  expect(safeChatLink('https://www.instagram.com/asha')).toBe('https://www.instagram.com/asha');
  for (const link of [
    'http://wa.me/919812345678',
    'javascript:alert(1)//wa.me/',
    'https://wa.me.evil.test/1',
    'https://evil.test/wa.me/1',
    'https://wa.me@evil.test/1',
    'https://evil.test@wa.me/1',
    'https://wa.me:8443/1',
    'https://t.me/',
    'nonsense',
    '',
    null,
  ]) {
    expect(safeChatLink(link)).toBeNull();
  }
});

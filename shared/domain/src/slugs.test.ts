import { coursePath, postSlugOf, slugOf } from './slugs';

test('a slug contains only letters, digits and hyphens', () => {
  expect(slugOf('  React & TypeScript, the Working Parts! ')).toBe('react-typescript-the-working-parts');
  expect(slugOf('Café résumé')).toBe('cafe-resume');
  expect(slugOf('C++ / C#')).toBe('c-plus-plus-c-sharp');
  expect(slugOf('???')).toBe('');
});

test('a slug is at most maxLength characters and does not end with a hyphen', () => {
  expect(slugOf('one two three', 8)).toBe('one-two');
  expect(slugOf('a'.repeat(200))).toHaveLength(80);
});

test.each([
  ['Hindi', 'हिन्दी में प्रशिक्षण', 'हिन्दी-में-प्रशिक्षण'],
  ['Marathi', 'मराठी भाषेत पायथन शिका', 'मराठी-भाषेत-पायथन-शिका'],
  ['Tamil', 'தமிழில் மின்னணுவியல்!', 'தமிழில்-மின்னணுவியல்'],
  ['Bengali', 'বাংলায় ডেটা সায়েন্স', 'বাংলায়-ডেটা-সায়েন্স'.normalize()],
  ['Telugu', 'తెలుగులో ప్రోగ్రామింగ్', 'తెలుగులో-ప్రోగ్రామింగ్'],
  ['Kannada', 'ಕನ್ನಡದಲ್ಲಿ ಕಲಿಯಿರಿ', 'ಕನ್ನಡದಲ್ಲಿ-ಕಲಿಯಿರಿ'],
  ['Malayalam', 'മലയാളത്തിൽ പഠിക്കുക', 'മലയാളത്തിൽ-പഠിക്കുക'],
  ['Gujarati', 'ગુજરાતીમાં શીખો', 'ગુજરાતીમાં-શીખો'],
  ['Punjabi', 'ਪੰਜਾਬੀ ਵਿੱਚ ਸਿੱਖੋ', 'ਪੰਜਾਬੀ-ਵਿੱਚ-ਸਿੱਖੋ'],
  ['Arabic', 'تعلّم البرمجة', 'تعلّم-البرمجة'],
  ['Thai', 'ทำเว็บไซต์', 'ทำเว็บไซต์'],
  ['Russian', 'Мой йога-курс', 'мой-йога-курс'],
  ['Greek', 'Μαθήματα Ελληνικών', 'μαθήματα-ελληνικών'],
  ['Japanese', '日本語プログラミング', '日本語プログラミング'],
  ['Korean', '한국어', '한국어'],
  ['Han of two UTF-16 units', '𠮷野家', '𠮷野家'],
])('the slug of a title in %s keeps its script', (_script, title, slug) => {
  expect(slugOf(title)).toBe(slug);
  expect(slugOf(title.normalize('NFD'))).toBe(slug);
});

test.each([
  ['German', 'Straße für GROẞE Ämter', 'strasse-fur-grosse-amter'],
  ['Polish', 'Łódź, źdźbło', 'lodz-zdzblo'],
  ['Vietnamese', 'Tiếng Việt: Đường phố', 'tieng-viet-duong-pho'],
  ['Turkish', 'Iğdır İstanbul', 'igdir-istanbul'],
  ['Icelandic', 'Þingvellir, Æðey', 'thingvellir-aedey'],
  ['Danish', 'Smørrebrød på Århus', 'smorrebrod-pa-arhus'],
  ['French', 'Œuvres naïves', 'oeuvres-naives'],
  ['Yoruba, a mark without a composed letter', 'Ẹ̀kọ́ m̀', 'eko-m'],
  ['wide letters and ligatures', 'Ｐｙｔｈｏｎ ３ ﬁles', 'python-3-files'],
  ['letters of formulas', '𝐏𝐲𝐭𝐡𝐨𝐧', 'python'],
])('the slug of a title in %s has ASCII letters', (_language, title, slug) => {
  expect(slugOf(title)).toBe(slug);
  expect(slugOf(title.normalize('NFD'))).toBe(slug);
});

test.each([
  ['two scripts in one word', 'Reactमें C++ सीखें', 'reactमें-c-plus-plus-सीखें'],
  ['joiners between letters', 'क\u094d\u200dष نمی\u200cدانم', 'क\u094d\u200dष-نمی\u200cدانم'],
  ['invisible characters', 'Re\u200bact\u00ad\u202e Na\u200dtive\ufeff', 'react-native'],
  ['emoji', '🎉 Yoga ❤️ 1️⃣', 'yoga-1'],
  ['emoji only', '🎉👨‍👩‍👧🇮🇳', ''],
  ['marks only', '\u0301 ् \ufe0f', ''],
  ['halves of a character', 'a\ud842 \udfb7b', 'a-b'],
])('a title with %s has a slug', (_what, title, slug) => {
  expect(slugOf(title)).toBe(slug);
  expect(encodeURIComponent(slugOf(title))).not.toBe(null);
});

test('a slug of a slug is the same slug', () => {
  for (const title of ['हिन्दी में', 'Straße', 'C#', 'نمی\u200cدانم']) expect(slugOf(slugOf(title))).toBe(slugOf(title));
});

test('a course without a name has a path', () => {
  expect(coursePath({ id: 7, name: 'Kubernetes in Production' })).toBe('/course/kubernetes-in-production/7');
  expect(coursePath({ id: 7, name: ' ' })).toBe('/course/7');
  expect(coursePath({ id: 7, name: 'गणित' })).toMatch(/^\/course\/%E0[%A-F0-9]+\/7$/);
});

test('a post slug is never the path of a list', () => {
  expect(['Limit', 'drafts', 'ALL', 'id', ''].map(postSlugOf)).toEqual([
    'limit-post',
    'drafts-post',
    'all-post',
    'id-post',
    'post',
  ]);
});

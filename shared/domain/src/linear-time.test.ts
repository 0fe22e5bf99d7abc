import { isBlank } from './blank-text';
import { isEmptyChatLink, safeChatLink } from './chat-links';
import { nationalContactNo } from './contact-numbers';
import { splitList } from './contents';
import { cutText } from './cut-text';
import { isEmail } from './email-address';
import { embedAddressOf, safeVideoLink } from './embeds';
import { htmlToText } from './html-text';
import { addTag } from './post-form';
import { slugOf } from './slugs';
import { sessionMinutes } from './timetable';
import { safeWebLink } from './web-link';

/** Functions that process user input before its length is limited. */
const readers: Record<string, (text: string) => unknown> = {
  htmlToText,
  'isEmptyChatLink of a chat link': (text) => isEmptyChatLink('whatsapp', text),
  safeChatLink,
  safeWebLink,
  safeVideoLink,
  embedAddressOf,
  'cutText of a name': (text) => cutText(text, 120),
  isEmail,
  slugOf,
  isBlank,
  splitList,
  'addTag of a tag': (text) => addTag([], text),
  'nationalContactNo of a number': (text) => nationalContactNo(text, '91'),
  'sessionMinutes of a duration': (duration) => sessionMinutes({ startTime: '10:00', endTime: null, duration }),
};

const units = [
  '<',
  '<a',
  '<!--',
  '<script>',
  '</script ',
  '<br ',
  '&a',
  '/',
  'https://',
  ' ',
  '(',
  ',',
  '1',
  '1.',
  '@',
  'a@a.',
  '+',
  '-',
  '\u200b',
  'e\u0301',
  'हि',
];

/** A quadratic function exceeds the time limit of a test at these sizes; a linear one needs milliseconds. */
const sizes = [50_000, 100_000, 200_000];

describe.each(Object.keys(readers))('%s', (name) => {
  test.each(units)('takes linear time for many %j', (unit) => {
    for (const size of sizes) readers[name]?.(`${unit.repeat(Math.ceil(size / unit.length))}x`);
  });
});

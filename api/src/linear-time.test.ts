import { inert } from './mail/inert-text';
import { cleanHtml, hasEmbeddedPicture } from './modules/blog/authoring/clean-html';
import { expectLinear } from './test/expect-linear';

const readers: Record<string, (text: string) => unknown> = {
  cleanHtml: (text) => cleanHtml(text, { mediaBase: '/backend/media', embedHosts: [] }),
  hasEmbeddedPicture,
  'inert text of mails': inert,
};

const units = [
  'a',
  ' ',
  '\n',
  '<',
  '<img ',
  '<img src= ',
  '<p>',
  '</p>',
  '<a href="',
  '&',
  '@',
  'www.',
  '\u202e',
  '<!--',
];

describe.each(Object.entries(readers))('%s', (_name, read) => {
  test.each(units)('grows linearly with many %j', (unit) => {
    expectLinear(read, (size) => unit.repeat(Math.ceil(size / unit.length)));
  });
});

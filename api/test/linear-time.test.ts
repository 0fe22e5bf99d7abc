import { hasEmbeddedPicture } from '../src/platform/html/clean-html';
import { preparePostHtml } from '../src/platform/html/post-html';
import { inert } from '../src/platform/mail/inert-text';
import { expectLinear } from './expect-linear';

const readers: Record<string, (text: string) => unknown> = {
  preparePostHtml: (content) => preparePostHtml({ content, mediaBase: '/backend/media', embedHosts: [] }),
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
  '<b><i>',
  '<p><b>',
  '<x>',
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

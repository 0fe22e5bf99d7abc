import { emptyPostForm } from './post-form';
import { postErrorSummary, postMessages, postRules } from './post-rules';
import { messagesOf } from './rules';

const whole = { ...emptyPostForm, title: 'Title', content: '<p>Words</p>', tags: ['one'] };

test('a draft requires a title, content and a tag; a published post also a picture', () => {
  expect(messagesOf(postRules, { ...whole, image: false }, { status: 'draft' })).toEqual({});
  expect(messagesOf(postRules, { ...whole, image: true }, { status: 'published' })).toEqual({});
  expect(messagesOf(postRules, { ...whole, image: false }, { status: 'published' })).toEqual({
    image: postMessages.image,
  });
  expect(
    Object.keys(messagesOf(postRules, { ...emptyPostForm, title: '  ', image: false }, { status: 'draft' })),
  ).toEqual(['title', 'content', 'tags']);
});

test.each([
  [{ ...whole, title: ' ' }, 'draft', postMessages.draftIncomplete],
  [{ ...whole, tags: [] }, 'published', postMessages.publishIncomplete],
  [whole, 'published', postMessages.imageMissing],
  [{ ...whole, title: 'x'.repeat(201) }, 'draft', 'Please use at most 200 characters'],
  [whole, 'draft', null],
] as const)('summarizes the errors of %j as %s', (form, status, sentence) => {
  const copy = { ...form, tags: [...form.tags] };
  expect(postErrorSummary(messagesOf(postRules, { ...copy, image: false }, { status: status }), status)).toBe(sentence);
});

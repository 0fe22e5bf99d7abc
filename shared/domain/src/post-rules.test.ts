import { addTag, emptyPostForm, isEmptyHtml, postErrorSummary, postErrors, postMessages } from './post-rules';

const whole = { ...emptyPostForm, title: 'Title', content: '<p>Words</p>', tags: ['one'] };

test('a draft requires a title, content and a tag; a published post also a picture', () => {
  expect(postErrors(whole, 'draft', false)).toEqual({});
  expect(postErrors(whole, 'published', true)).toEqual({});
  expect(postErrors(whole, 'published', false)).toEqual({ image: postMessages.image });
  expect(Object.keys(postErrors({ ...emptyPostForm, title: '  ' }, 'draft', false))).toEqual([
    'title',
    'content',
    'tags',
  ]);
});

test.each([
  [{ ...whole, title: ' ' }, 'draft', postMessages.draftIncomplete],
  [{ ...whole, tags: [] }, 'published', postMessages.publishIncomplete],
  [whole, 'published', postMessages.imageMissing],
  [{ ...whole, title: 'x'.repeat(201) }, 'draft', 'Please use at most 200 characters'],
  [whole, 'draft', null],
] as const)('summarizes the errors of %j as %s', (form, status, sentence) => {
  const copy = { ...form, tags: [...form.tags] };
  expect(postErrorSummary(postErrors(copy, status, false), status)).toBe(sentence);
});

test('an editor without text is empty unless it has a picture or a frame', () => {
  for (const html of ['', '<p><br></p>', '<p>&nbsp;</p>', '<h2></h2>']) expect(isEmptyHtml(html)).toBe(true);
  for (const html of ['<p>a</p>', '<p><img src="/a.webp"></p>', '<iframe src="x"></iframe>']) {
    expect(isEmptyHtml(html)).toBe(false);
  }
});

test('empty tags and duplicates are not added', () => {
  expect(addTag(['One'], '  two  words ')).toEqual(['One', 'two words']);
  expect(addTag(['One'], 'one')).toEqual(['One']);
  expect(addTag(['हिन्दी', 'Łódź'], 'हिंदी')).toEqual(['हिन्दी', 'Łódź']);
  expect(addTag(['Zoe\u0308'], 'Zo\u00eb')).toEqual(['Zoe\u0308']);
  expect(addTag(['One'], '   ')).toEqual(['One']);
});

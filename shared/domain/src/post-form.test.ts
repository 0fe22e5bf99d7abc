import { addTag, isEmptyHtml } from './post-form';

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

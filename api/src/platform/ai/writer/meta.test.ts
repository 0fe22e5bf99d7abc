import fc from '@kaksha/testing/properties';
import { writeMeta } from './meta';

const post = {
  title: 'How to choose a live course',
  content:
    '<h1>Start with the date</h1><p>A live course has a start date. That date is a promise: the trainer will be in the room, and so will you.</p>' +
    '<p>Ask about the <strong>time zone</strong>, the time zone of the trainer, and how long a live course runs. Recordings help, but a live course is a conversation with a trainer.</p>',
};

test('a post gets a title, a description and keywords in the lengths that search engines show', () => {
  const { metaTitle, metaDescription, metaKeywords } = writeMeta(post.title, post.content);
  expect(metaTitle).toBe('How to choose a live course');
  expect(metaDescription).toMatch(/^Start with the date A live course has a start date\./);
  expect(metaDescription.length).toBeLessThanOrEqual(155);
  expect(metaKeywords).toEqual(expect.arrayContaining(['live course', 'time zone', 'trainer']));
});

test('a description contains whole sentences without markup', () => {
  const { metaDescription } = writeMeta(post.title, post.content);
  expect(metaDescription).not.toMatch(/[<>]/);
  expect(metaDescription).toMatch(/[.!?]$/);
});

test('cuts a long title between words and ends a text without a full stop with an ellipsis', () => {
  const { metaTitle, metaDescription } = writeMeta('Kubernetes '.repeat(20), 'word '.repeat(100));
  expect(metaTitle).toBe('Kubernetes Kubernetes Kubernetes Kubernetes Kubernetes');
  expect(metaDescription.length).toBeLessThanOrEqual(155);
  expect(metaDescription).toMatch(/word…$/);
});

test('an almost empty post gets all three', () => {
  const { metaTitle, metaDescription, metaKeywords } = writeMeta('Hello', '<p><br></p>');
  expect([metaTitle, metaDescription]).toEqual(['Hello', 'Hello. Read it on Kaksha.']);
  expect(metaKeywords.length).toBeGreaterThanOrEqual(5);
});

test('any text gives valid lengths and counts and keywords without commas', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.lorem({ mode: 'sentences', maxCount: 8 }), (title, content) => {
      const meta = writeMeta(title, content);
      expect(meta.metaTitle.length).toBeLessThanOrEqual(60);
      expect(meta.metaDescription.length).toBeLessThanOrEqual(155);
      expect(meta.metaKeywords.length).toBeGreaterThanOrEqual(5);
      expect(meta.metaKeywords.length).toBeLessThanOrEqual(10);
      expect(new Set(meta.metaKeywords).size).toBe(meta.metaKeywords.length);
      expect(meta.metaKeywords.join()).not.toMatch(/,,|[,]\s|^,|,$/);
    }),
    { examples: [[' ', 'A.']] },
  );
});

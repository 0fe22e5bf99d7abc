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

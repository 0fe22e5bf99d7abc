import { hasFormDraft, listFormDrafts, readFormDraft, removeFormDraft, writeFormDraft } from './form-draft';

const key = { area: 'course', userId: 6, recordId: 9, form: 'batch-new' };
const defaults = { duration: '', active: true };

beforeEach(() => localStorage.clear());

test('reads the stored values with the time of the draft', () => {
  expect(writeFormDraft(key, { duration: '2 hours', active: false })).toBe(true);
  expect(readFormDraft(key, defaults)).toEqual({
    values: { duration: '2 hours', active: false },
    version: null,
    savedAt: '2026-01-15T06:30:00.000Z',
  });
  expect(hasFormDraft(key)).toBe(true);
});

test('stores the version of the record with the draft', () => {
  writeFormDraft({ ...key, recordId: null }, defaults, 4);
  expect(readFormDraft({ ...key, recordId: null }, defaults)?.version).toBe(4);
});

test('separates drafts by area, user, record and form', () => {
  writeFormDraft(key, defaults);
  expect(hasFormDraft({ ...key, area: 'post' })).toBe(false);
  expect(hasFormDraft({ ...key, userId: 7 })).toBe(false);
  expect(hasFormDraft({ ...key, recordId: 10 })).toBe(false);
  expect(hasFormDraft({ ...key, recordId: null })).toBe(false);
  expect(hasFormDraft({ ...key, form: 'batch-4' })).toBe(false);
});

test('uses the default for a field of another type and drops unknown fields', () => {
  writeFormDraft(key, { duration: 90, active: false, removed: 'x' });
  expect(readFormDraft(key, defaults)?.values).toEqual({ duration: '', active: false });
  writeFormDraft(key, { tags: 'a, b' });
  expect(readFormDraft(key, { tags: ['a'] })?.values).toEqual({ tags: ['a'] });
});

test('returns null for a removed draft and for one that is not JSON', () => {
  writeFormDraft(key, defaults);
  removeFormDraft(key);
  expect(readFormDraft(key, defaults)).toBeNull();
  localStorage.setItem('kaksha.draft.course.6.9.batch-new', '{');
  expect(readFormDraft(key, defaults)).toBeNull();
});

test('reports that the browser refused to store the draft', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeFormDraft(key, defaults)).toBe(false);
});

test("lists the user's drafts of an area, latest first", () => {
  writeFormDraft({ ...key, recordId: 3 }, { duration: 'first', active: true });
  jest.setSystemTime(new Date('2026-01-15T06:31:00.000Z'));
  writeFormDraft({ ...key, recordId: null }, { duration: 'second', active: true });
  writeFormDraft({ ...key, userId: 60 }, defaults);
  writeFormDraft({ ...key, area: 'post' }, defaults);
  localStorage.setItem('kaksha.draft.course.6.8.details', '{');
  expect(
    listFormDrafts('course', 6, defaults).map(({ key: { recordId }, draft }) => [recordId, draft.values.duration]),
  ).toEqual([
    [null, 'second'],
    [3, 'first'],
  ]);
});

import { forgetForm, isKept, keepForm, keptForm } from './kept-form';

const place = { userId: 6, courseId: 9, form: 'batch-new' };
const blank = { duration: '', active: true };

beforeEach(() => localStorage.clear());

test('what is kept is there again, with when', () => {
  expect(keepForm(place, { duration: '2 hours', active: false })).toBe(true);
  expect(keptForm(place, blank)).toEqual({
    values: { duration: '2 hours', active: false },
    version: null,
    keptAt: '2026-01-15T06:30:00.000Z',
  });
  expect(isKept(place)).toBe(true);
});

test('the version that was edited is kept with it', () => {
  keepForm({ ...place, courseId: null }, blank, 4);
  expect(keptForm({ ...place, courseId: null }, blank)?.version).toBe(4);
});

test('every person, course and form has a place of its own', () => {
  keepForm(place, blank);
  expect(isKept({ ...place, userId: 7 })).toBe(false);
  expect(isKept({ ...place, courseId: 10 })).toBe(false);
  expect(isKept({ ...place, courseId: null })).toBe(false);
  expect(isKept({ ...place, form: 'batch-4' })).toBe(false);
});

test('a field that an older version kept otherwise, or did not know, begins blank', () => {
  keepForm(place, { duration: 90, active: false, gone: 'x' });
  expect(keptForm(place, blank)?.values).toEqual({ duration: '', active: false });
});

test('what is forgotten, and what cannot be read, is not there', () => {
  keepForm(place, blank);
  forgetForm(place);
  expect(keptForm(place, blank)).toBeNull();
  localStorage.setItem('kaksha.course-form.6.9.batch-new', '{');
  expect(keptForm(place, blank)).toBeNull();
});

test('a device without room says so', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepForm(place, blank)).toBe(false);
});

import { contentTypes } from './catalogue';
import {
  type CourseCompleteness,
  completedSteps,
  firstIncompleteStep,
  formatMissing,
  missingToPublish,
} from './course-progress';

const empty: CourseCompleteness = {
  name: 'A course',
  description: '',
  categoryId: null,
  stage: 0,
  batchCount: 0,
  openBatchCount: 0,
  contentTypes: [],
  shownContentTypes: [],
  moduleCount: 0,
};
const whole: CourseCompleteness = {
  ...empty,
  description: 'About it.',
  categoryId: 1,
  batchCount: 1,
  openBatchCount: 1,
  contentTypes,
  shownContentTypes: contentTypes,
  moduleCount: 1,
  stage: 3,
};

test('lists the missing items of an empty course in step order', () => {
  expect(formatMissing(missingToPublish(empty))).toBe(
    'a category, a description, a batch, Skill Measure/syllabus, Offered Job Role, Covering Tools and a module',
  );
  expect(missingToPublish(empty).map(({ part }) => part)).toEqual([
    'details',
    'details',
    'timings',
    'contents',
    'contents',
    'contents',
    'curriculum',
  ]);
});

test('a complete course has no missing items', () => {
  expect(missingToPublish(whole)).toEqual([]);
  expect(formatMissing([])).toBe('');
  expect(formatMissing(missingToPublish({ ...whole, batchCount: 0, openBatchCount: 0 }))).toBe('a batch');
  expect(formatMissing(missingToPublish({ ...whole, openBatchCount: 0 }))).toBe('an open batch');
});

test('a hidden content completes its step and does not count for publishing', () => {
  const hidden = { ...whole, shownContentTypes: contentTypes.filter((type) => type !== 'Covering Tools') };
  expect(formatMissing(missingToPublish(hidden))).toBe('Covering Tools to be shown');
  expect(completedSteps(hidden).contents).toBe(true);
  expect(firstIncompleteStep(hidden)).toBe(firstIncompleteStep(whole));
});

test('a step is complete by its content or by the highest stage', () => {
  expect(completedSteps(empty)).toEqual({
    details: false,
    timings: false,
    contents: false,
    curriculum: false,
    finish: false,
  });
  expect(completedSteps({ ...empty, stage: 3 })).toMatchObject({ details: true, contents: true, curriculum: false });
  expect(completedSteps(whole)).toMatchObject({ curriculum: true, finish: false });
  expect(completedSteps({ ...empty, stage: 5 }).finish).toBe(true);
});

test('a returning trainer continues at the first incomplete step', () => {
  expect(firstIncompleteStep(empty)).toBe('details');
  expect(firstIncompleteStep({ ...whole, batchCount: 0, openBatchCount: 0 })).toBe('timings');
  expect(firstIncompleteStep({ ...whole, contentTypes: ['Benefits'] })).toBe('contents');
  expect(firstIncompleteStep({ ...whole, moduleCount: 0 })).toBe('curriculum');
  expect(firstIncompleteStep(whole)).toBe('curriculum');
  expect(firstIncompleteStep({ ...whole, stage: 4 })).toBe('finish');
});

test('a batch in any state completes the timings, and saved details without a category are complete', () => {
  const closed = { ...whole, stage: 1, openBatchCount: 0, moduleCount: 0 };
  expect(completedSteps(closed).timings).toBe(true);
  expect(firstIncompleteStep(closed)).toBe('curriculum');
  const uncategorised = { ...empty, stage: 1, description: 'About it.' };
  expect(completedSteps(uncategorised).details).toBe(true);
  expect(firstIncompleteStep(uncategorised)).toBe('timings');
  expect(completedSteps({ ...uncategorised, stage: 0 }).details).toBe(false);
});

import { conflict } from '../../../platform/http/api-error';

/** @param names  of the courses */
export const unpayableCourses = (names: readonly string[]) =>
  conflict(
    `Learners could no longer buy ${names.map((name) => `“${name}”`).join(', ')}, which has no fee in these currencies.`,
    'CONFIRMATION_REQUIRED',
  );

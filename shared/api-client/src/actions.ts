import type { CourseSummary } from '@kaksha/domain/catalogue';
import type { AxiosInstance } from 'axios';
import { toCourse } from './catalogue-mapper';
import { resultOf, resultsOf } from './envelope';
import type { CourseActionsWire, CourseWire } from './generated/wire';

/** Save is like. All of these are for people who are signed in; a visitor's call rejects with status 401. */
export type CourseActionKind = 'like' | 'interest';

export interface CourseActions {
  liked: boolean;
  interested: boolean;
}

/** Saves a course or takes that back, or the same for interest. Saying it twice changes nothing. */
export async function setCourseAction(
  http: AxiosInstance,
  courseId: number,
  kind: CourseActionKind,
  on: boolean,
): Promise<void> {
  if (on) {
    const flag = kind === 'like' ? { is_like: true } : { is_interest: true };
    await http.post('/training-info/CourseAction', { courseId, ...flag });
  } else {
    await http.delete('/patrons-registration/CourseAction', { params: { courseId, type: kind } });
  }
}

export async function getCourseActions(http: AxiosInstance, userId: number, courseId: number): Promise<CourseActions> {
  const params = { userId, courseId };
  const response = await http.get('/patrons-registration/CheckUserActionForCourse', { params });
  const { is_like, is_interest } = resultOf<CourseActionsWire>(response);
  return { liked: is_like, interested: is_interest };
}

/** The courses that a person saved or is interested in, latest first. */
export async function getCoursesWithAction(
  http: AxiosInstance,
  userId: number,
  kind: CourseActionKind,
): Promise<CourseSummary[]> {
  const response = await http.get(`/training-info/UserActionCourses/${userId}`, { params: { type: kind } });
  return resultsOf<CourseWire>(response).map(toCourse);
}

/** Counts that the signed-in person 1 viewed, 2 opened the chat of, 3 is interested in a course. */
export async function countAction(http: AxiosInstance, courseId: number, type: 1 | 2 | 3): Promise<void> {
  await http.post('/course-actions/increment', { course_id: courseId, action_type: type });
}

import type { CourseSummary } from '@kaksha/domain/catalogue';
import type { AxiosInstance } from 'axios';
import { toCourse } from './catalogue-mapper';
import { resultOf, resultsOf } from './envelope';
import type { CourseActionsWire, CourseWire } from './generated/wire';

/** 'like' is Save. All calls require a signed-in user. @throws ApiError UNAUTHORIZED (401) for a visitor. */
export type CourseActionKind = 'like' | 'interest';

export type CourseActions = Record<CourseActionKind, boolean>;

/** Sets the like or the interest of the user in a course. Idempotent. */
export async function setCourseAction(http: AxiosInstance, courseId: number, kind: CourseActionKind): Promise<void> {
  await http.post('/training-info/CourseAction', { courseId, [`is_${kind}`]: true });
}

/** Removes the like or the interest of the signed-in user, whose id is `userId`, in a course. Idempotent. */
export async function removeCourseAction(
  http: AxiosInstance,
  courseId: number,
  kind: CourseActionKind,
  userId: number | undefined,
): Promise<void> {
  await http.delete('/patrons-registration/CourseAction', { params: { userId, courseId, type: kind } });
}

export async function getCourseActions(http: AxiosInstance, userId: number, courseId: number): Promise<CourseActions> {
  const params = { userId, courseId };
  const response = await http.get('/patrons-registration/CheckUserActionForCourse', { params });
  const { is_like, is_interest } = resultOf<CourseActionsWire>(response);
  return { like: is_like, interest: is_interest };
}

/** The courses that a user saved or is interested in, latest first. */
export async function getCoursesWithAction(
  http: AxiosInstance,
  userId: number,
  kind: CourseActionKind,
): Promise<CourseSummary[]> {
  const response = await http.get(`/training-info/UserActionCourses/${userId}`, { params: { type: kind } });
  return resultsOf<CourseWire>(response).map(toCourse);
}

/** Counts an action of the signed-in user on a course: 1 view, 2 chat opened, 3 interest. */
export async function countAction(http: AxiosInstance, courseId: number, type: 1 | 2 | 3): Promise<void> {
  await http.post('/course-actions/increment', { course_id: courseId, action_type: type }, { isBackground: true });
}

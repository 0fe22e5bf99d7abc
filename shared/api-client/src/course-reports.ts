import type { Page } from '@kaksha/domain/catalogue';
import type { CourseReportReason, ModeratedCourse } from '@kaksha/domain/course-reports';
import type { ModeratedState } from '@kaksha/domain/feedback';
import * as limits from '@kaksha/domain/limits';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { pageOf } from './envelope';
import type { ModeratedCourseWire } from './generated/wire';

/** Reports a course to the administrators. Rejects with 409 (`ALREADY_REPORTED`) the second time. */
export async function reportCourse(
  http: AxiosInstance,
  id: number,
  { reason, note }: { reason: CourseReportReason; note: string },
): Promise<void> {
  await http.post(`/courses/${id}/reports`, { reason, note });
}

/** For administrators: courses with open reports, or hidden ones. */
export async function getModeratedCourses(
  http: AxiosInstance,
  { state, page = 1 }: { state: ModeratedState; page?: number },
): Promise<Page<ModeratedCourse>> {
  const params = { state, page, count: limits.reviews.pageSize };
  return pageOf(await http.get('/admin/courses', { params }), (wire: ModeratedCourseWire) => toCamelCaseKeys(wire));
}

/** For administrators: settles the reports of a course that stays. */
export async function dismissCourseReports(http: AxiosInstance, id: number): Promise<void> {
  await http.post(`/admin/courses/${id}/reports/dismiss`);
}

/** For administrators: hides a course from visitors with a reason, or with null shows it as its trainer set it. */
export async function hideCourse(http: AxiosInstance, id: number, reason: string | null): Promise<void> {
  await http.patch(`/admin/courses/${id}`, reason === null ? { hidden: false } : { hidden: true, reason });
}

import type { ReportSubject } from '@kaksha/domain/user-records';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { courses } from '../../platform/database/schema/courses';
import { orders } from '../../platform/database/schema/payments';
import { trainers } from '../../platform/database/schema/people';
import { staff } from '../../platform/database/schema/staff';
import { courseReports, feedback, feedbackReports } from '../../platform/database/schema/support';

/** Rows that one page of a user shows at most of each kind. */
const maxRows = 50;

/** The courses that the user's own account sells, latest change first. */
export const findCoursesOf = (db: Database, userId: number) =>
  db
    .select({
      id: courses.id,
      name: courses.name,
      status: courses.status,
      isPublic: courses.isPublic,
      deletedAt: courses.deletedAt,
      updatedAt: courses.updatedAt,
    })
    .from(courses)
    .innerJoin(trainers, eq(trainers.id, courses.trainerId))
    .where(eq(trainers.userId, userId))
    .orderBy(desc(courses.updatedAt), desc(courses.id))
    .limit(maxRows);

/** Latest first. */
export const findOrdersOf = (db: Database, userId: number) =>
  db
    .select({
      id: orders.id,
      reference: orders.reference,
      courseId: orders.courseId,
      courseName: orders.courseName,
      status: orders.status,
      amountMinor: orders.amountMinor,
      currency: orders.currency,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(maxRows);

/** The institutes whose staff the user joined. */
export const findInstitutesOf = (db: Database, userId: number) =>
  db
    .select({ id: trainers.id, name: trainers.name, role: staff.role })
    .from(staff)
    .innerJoin(trainers, eq(trainers.id, staff.instituteId))
    .where(sql`${staff.userId} = ${userId} and ${staff.acceptedAt} is not null`)
    .orderBy(trainers.name, trainers.id);

export interface ReportRow {
  subject: ReportSubject;
  /** Of the course; null for a review of a trainer. */
  courseId: number | null;
  /** What was reported: the name of the course, or the text of the review. */
  text: string;
  reason: string;
  note: string;
  createdAt: Date;
  handledAt: Date | null;
}

/** Reports about the user's courses and reviews, latest first. */
export async function findReportsAbout(db: Database, userId: number): Promise<ReportRow[]> {
  const ofCourses = await db
    .select({
      courseId: courses.id,
      text: courses.name,
      reason: courseReports.reason,
      note: courseReports.note,
      createdAt: courseReports.createdAt,
      handledAt: courseReports.handledAt,
    })
    .from(courseReports)
    .innerJoin(courses, eq(courses.id, courseReports.courseId))
    .innerJoin(trainers, eq(trainers.id, courses.trainerId))
    .where(eq(trainers.userId, userId))
    .orderBy(desc(courseReports.createdAt))
    .limit(maxRows);
  const ofReviews = await db
    .select({
      courseId: feedback.courseId,
      text: feedback.text,
      reason: feedbackReports.reason,
      note: feedbackReports.note,
      createdAt: feedbackReports.createdAt,
      handledAt: feedbackReports.handledAt,
    })
    .from(feedbackReports)
    .innerJoin(feedback, eq(feedback.id, feedbackReports.feedbackId))
    .where(eq(feedback.userId, userId))
    .orderBy(desc(feedbackReports.createdAt))
    .limit(maxRows);
  return [
    ...ofCourses.map((row) => ({ subject: 'course' as const, ...row })),
    ...ofReviews.map((row) => ({ subject: 'review' as const, ...row })),
  ].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

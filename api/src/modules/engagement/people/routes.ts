import type { ApiModule } from '../../../api-module';
import { asCsvFile, orTable } from '../../../export/send-csv';
import { requireTrainer, requireUser, userOf } from '../../../plugins/authentication';
import { dropEmptyQuery, paged, Results, refusals, results } from '../../../wire';
import { contactsTable, enrolledTable, viewersTable } from './csv';
import {
  presentContact,
  presentCounts,
  presentEnrolled,
  presentFigures,
  presentSeries,
  presentSpans,
  presentViewer,
} from './present';
import {
  ActivityAnswer,
  ActivityQuery,
  ContactsAnswer,
  CourseParams,
  EnrolledAnswer,
  OverviewQuery,
  OverviewWire,
  PeopleQuery,
} from './schema';
import { everybody, getActivity, getActivityOverview, getContacts, getEnrolled } from './service';

const documented = { tags: ['engagement'], security: [{ token: [] }] };
const signedIn = { onRequest: requireUser, preValidation: dropEmptyQuery };
const usualDays = 30;
const usualCount = 100;

interface ListQuery {
  page?: number;
  count?: number;
  format?: 'json' | 'csv';
}

/** Which people a query asks for; a table holds all of them. */
function read({ page = 1, count = usualCount, format }: ListQuery) {
  const asTable = format === 'csv';
  return {
    asTable,
    paging: { page, count },
    slice: asTable ? everybody : { offset: (page - 1) * count, limit: count },
  };
}

/** A page of people of one course. */
function ofCourse<T, E extends object>(
  { course, total }: { course: { id: number; name: string }; total: number },
  people: T[],
  paging: { page: number; count: number },
  extra: E,
) {
  const { data, ...answer } = paged({ results: people, total, capped: false }, paging);
  return { ...answer, data: { ...data, course: { id: course.id, course_name: course.name }, ...extra } };
}

/** For trainers: who enrolled in, turned to them about, and viewed a course; as pages of a list, or as a table. */
export const peopleRoutes: ApiModule = async (app, { settings, services: { db } }) => {
  const { mediaBase } = settings;

  app.get(
    '/course-purchase/users/:courseId',
    {
      ...signedIn,
      schema: {
        ...documented,
        operationId: 'getEnrolledUsers',
        summary: 'Who enrolled in a course',
        params: CourseParams,
        querystring: PeopleQuery,
        response: { 200: orTable(EnrolledAnswer), ...refusals(400, 401, 403, 404) },
      },
    },
    async ({ params, query, user }, reply) => {
      const { slice, paging, asTable } = read(query);
      const found = await getEnrolled(db, user, params.courseId, slice);
      const people = found.rows.map((row) => presentEnrolled(row, found.batches, mediaBase));
      if (asTable) return asCsvFile(reply, `enrolled-${found.course.slug}`).send(enrolledTable(people) as never);
      return ofCourse(found, people, paging, {});
    },
  );

  app.get(
    '/course-actions/contacted/:courseId',
    {
      ...signedIn,
      schema: {
        ...documented,
        operationId: 'getContactedUsers',
        summary: 'Who looked at a course, chatted or was interested',
        params: CourseParams,
        querystring: PeopleQuery,
        response: { 200: orTable(ContactsAnswer), ...refusals(400, 401, 403, 404) },
      },
    },
    async ({ params, query, user }, reply) => {
      const { slice, paging, asTable } = read(query);
      const found = await getContacts(db, user, params.courseId, slice);
      const people = found.rows.map((row) => presentContact(row, mediaBase));
      if (asTable) return asCsvFile(reply, `contacted-${found.course.slug}`).send(contactsTable(people) as never);
      return ofCourse(found, people, paging, {});
    },
  );

  app.get(
    '/course-actions/activity/:courseId',
    {
      ...signedIn,
      schema: {
        ...documented,
        operationId: 'getCourseActivity',
        summary: "A course's activity by day, and who looked at it",
        params: CourseParams,
        querystring: ActivityQuery,
        response: { 200: orTable(ActivityAnswer), ...refusals(400, 401, 403, 404) },
      },
    },
    async ({ params, query, user }, reply) => {
      const { slice, paging, asTable } = read(query);
      const found = await getActivity(db, user, params.courseId, slice, query.days ?? usualDays);
      const people = found.rows.map((row) => presentViewer(row, mediaBase));
      if (asTable) return asCsvFile(reply, `activity-${found.course.slug}`).send(viewersTable(people) as never);
      return ofCourse(found, people, paging, {
        activitycount: presentCounts(found.figures),
        series: presentSeries(found.series),
      });
    },
  );

  app.get(
    '/course-actions/overview',
    {
      onRequest: requireTrainer,
      schema: {
        ...documented,
        operationId: 'getActivityOverview',
        summary: "A trainer's activity over all courses",
        querystring: OverviewQuery,
        response: { 200: Results(OverviewWire), ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const days = request.query.days ?? usualDays;
      const found = await getActivityOverview(db, userOf(request), days);
      return results({
        activitycount: presentCounts(found.figures),
        days,
        period: presentFigures(found.period),
        previous: presentFigures(found.previous),
        series: presentSeries(found.series),
        open_requests: found.openEnquiries,
        answers: presentSpans(found.answers, ({ due, inTime }) => ({ due, in_time: inTime })),
        earned: presentSpans(found.earned, ({ INR, USD }) => ({ inr: INR, usd: USD })),
      });
    },
  );
};

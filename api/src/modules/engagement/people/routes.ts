import { asCsvFile, orTable } from '../../../platform/export/send-csv';
import type { ApiModule } from '../../../platform/http/api-module';
import { eachPresented } from '../../../platform/http/each-presented';
import { operations } from '../../../platform/http/operation';
import { dropEmptyQuery } from '../../../platform/http/wire';
import { contactsCsv, enrolledCsv } from './csv';
import { pageOfCourse, readListQuery } from './list-query';
import { presentContact, presentEnrolled } from './present';
import { ContactsAnswer, CourseParams, EnrolledAnswer, PeopleQuery } from './schema';
import { getContactedUsers, getEnrolledUsers } from './service';

/** For trainers: the users who enrolled in a course and who contacted them, as JSON pages or as CSV. */
export const peopleRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'engagement');
  operation('getEnrolledUsers', 'GET /course-purchase/users/:courseId', {
    summary: 'Who enrolled in a course',
    caller: 'user',
    preValidation: dropEmptyQuery,
    params: CourseParams,
    query: PeopleQuery,
    responses: { 200: orTable(EnrolledAnswer) },
    refuses: [403],
    handler: async ({ context, params, query, reply }) => {
      const { slice, paging, asCsv } = readListQuery(query);
      const found = await getEnrolledUsers(context, { ...params, batchId: query.batchId ?? null, slice });
      const { mediaBase } = context.settings;
      const presentation = { ...found, mediaBase, now: context.clock.now() };
      const users = eachPresented(context, found.rows, (row) => presentEnrolled(row, presentation));
      if (asCsv) asCsvFile(reply, `enrolled-${found.course.slug}`).serializer(() => enrolledCsv(users));
      return pageOfCourse(found, users, paging, {});
    },
  });

  operation('getContactedUsers', 'GET /course-actions/contacted/:courseId', {
    summary: 'Who chatted about a course, was interested or enquired',
    caller: 'user',
    preValidation: dropEmptyQuery,
    params: CourseParams,
    query: PeopleQuery,
    responses: { 200: orTable(ContactsAnswer) },
    refuses: [403],
    handler: async ({ context, params, query, reply }) => {
      const { slice, paging, asCsv } = readListQuery(query);
      const found = await getContactedUsers(context, { ...params, batchId: query.batchId ?? null, slice });
      const { mediaBase } = context.settings;
      const presentation = { batches: found.batches, mediaBase, now: context.clock.now() };
      const users = eachPresented(context, found.rows, (row) => presentContact(row, presentation));
      if (asCsv) asCsvFile(reply, `contacted-${found.course.slug}`).serializer(() => contactsCsv(users));
      return pageOfCourse(found, users, paging, {});
    },
  });
};

import { userContextOf } from '../../../platform/context/context';
import { asCsvFile, orTable } from '../../../platform/export/send-csv';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireUser } from '../../../platform/http/authentication';
import { eachPresented } from '../../../platform/http/each-presented';
import { dropEmptyQuery, refusals } from '../../../platform/http/wire';
import { contactsCsv, enrolledCsv } from './csv';
import { pageOfCourse, readListQuery } from './list-query';
import { presentContact, presentEnrolled } from './present';
import { ContactsAnswer, CourseParams, EnrolledAnswer, PeopleQuery } from './schema';
import { getContactedUsers, getEnrolledUsers } from './service';

const documented = { tags: ['engagement'], security: [{ token: [] }] };
const common = { onRequest: requireUser, preValidation: dropEmptyQuery };

/** For trainers: the users who enrolled in a course and who contacted them, as JSON pages or as CSV. */
export const peopleRoutes: ApiModule = async (app) => {
  app.get(
    '/course-purchase/users/:courseId',
    {
      ...common,
      schema: {
        ...documented,
        operationId: 'getEnrolledUsers',
        summary: 'Who enrolled in a course',
        params: CourseParams,
        querystring: PeopleQuery,
        response: { 200: orTable(EnrolledAnswer), ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const context = userContextOf(request);
      const { courseId } = request.params;
      const { slice, paging, asCsv } = readListQuery(request.query);
      const found = await getEnrolledUsers(context, { courseId, batchId: request.query.batch_id ?? null, slice });
      const { mediaBase } = context.settings;
      const presentation = { ...found, mediaBase, now: context.clock.now() };
      const users = eachPresented(request, found.rows, (row) => presentEnrolled(row, presentation));
      if (asCsv) return asCsvFile(reply, `enrolled-${found.course.slug}`).send(enrolledCsv(users) as never);
      return pageOfCourse(found, users, paging, {});
    },
  );

  app.get(
    '/course-actions/contacted/:courseId',
    {
      ...common,
      schema: {
        ...documented,
        operationId: 'getContactedUsers',
        summary: 'Who chatted about a course, was interested or enquired',
        params: CourseParams,
        querystring: PeopleQuery,
        response: { 200: orTable(ContactsAnswer), ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const context = userContextOf(request);
      const { courseId } = request.params;
      const { slice, paging, asCsv } = readListQuery(request.query);
      const found = await getContactedUsers(context, { courseId, batchId: request.query.batch_id ?? null, slice });
      const { mediaBase } = context.settings;
      const presentation = { batches: found.batches, mediaBase, now: context.clock.now() };
      const users = eachPresented(request, found.rows, (row) => presentContact(row, presentation));
      if (asCsv) return asCsvFile(reply, `contacted-${found.course.slug}`).send(contactsCsv(users) as never);
      return pageOfCourse(found, users, paging, {});
    },
  );
};

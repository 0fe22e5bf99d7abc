import { userContextOf } from '../../../platform/context/context';
import { asCsvFile, orTable } from '../../../platform/export/send-csv';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireUser } from '../../../platform/http/authentication';
import { eachPresented } from '../../../platform/http/each-presented';
import { refusals, results } from '../../../platform/http/wire';
import { attendanceCsv, presentAttendance, presentOwnAttendance } from './present';
import { AttendanceQuery, BatchAttendanceAnswer, BatchParams, CorrectionBody, OwnAttendanceAnswer } from './schema';
import { correctAttendance, getAttendance, getOwnAttendance } from './service';

const common = { tags: ['classes'], security: [{ token: [] }] };

/** Who was at which session: trainers see and correct it, and learners see their own. */
export const attendanceRoutes: ApiModule = async (app) => {
  app.get(
    '/classes/attendance',
    {
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'getOwnAttendance',
        summary: 'The attendance of the caller by batch',
        response: { 200: OwnAttendanceAnswer, ...refusals(401) },
      },
    },
    async (request) =>
      results(eachPresented(request, await getOwnAttendance(userContextOf(request)), presentOwnAttendance)),
  );

  app.get(
    '/classes/:batch_id/attendance',
    {
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'getAttendance',
        summary: 'The attendance of a batch by session, for its trainer, as JSON or as CSV',
        params: BatchParams,
        querystring: AttendanceQuery,
        response: { 200: orTable(BatchAttendanceAnswer), ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { batch_id: batchId } = request.params;
      const found = await getAttendance(userContextOf(request), { batchId });
      if (request.query.format === 'csv') {
        // Written in place of the JSON, so that the answer keeps its type.
        asCsvFile(reply, `attendance-${batchId}`).serializer(() => attendanceCsv(found));
      }
      return results(presentAttendance(found));
    },
  );

  app.put(
    '/classes/:batch_id/attendance',
    {
      onRequest: requireUser,
      schema: {
        ...common,
        operationId: 'correctAttendance',
        summary: 'Say whether a learner was at a session of a batch',
        params: BatchParams,
        body: CorrectionBody,
        response: { 200: BatchAttendanceAnswer, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { user_id: userId, session_day: sessionDay, is_present: isPresent } = request.body;
      const input = { batchId: request.params.batch_id, userId, sessionDay, isPresent };
      return results(presentAttendance(await correctAttendance(userContextOf(request), input)));
    },
  );
};

import { Type } from 'typebox';
import { asCsvFile, orTable } from '../../../platform/export/send-csv';
import type { ApiModule } from '../../../platform/http/api-module';
import { eachPresented } from '../../../platform/http/each-presented';
import { operations } from '../../../platform/http/operation';
import { Results, results } from '../../../platform/http/wire';
import { attendanceCsv, presentAttendance, presentOwnAttendance } from './present';
import { AttendanceQuery, BatchAttendanceWire, BatchParams, CorrectionBody, OwnAttendanceWire } from './schema';
import { correctAttendance, getAttendance, getOwnAttendance } from './service';

/** Who was at which session: trainers see and correct it, and learners see their own. */
export const attendanceRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'classes');
  operation('getOwnAttendance', 'GET /classes/attendance', {
    summary: 'The attendance of the caller by batch',
    caller: 'user',
    answer: Type.Array(OwnAttendanceWire),
    handler: async ({ context }) => eachPresented(context, await getOwnAttendance(context), presentOwnAttendance),
  });

  operation('getAttendance', 'GET /classes/:batch_id/attendance', {
    summary: 'The attendance of a batch by session, for its trainer, as JSON or as CSV',
    caller: 'user',
    params: BatchParams,
    query: AttendanceQuery,
    responses: { 200: orTable(Results(BatchAttendanceWire)) },
    refuses: [403],
    handler: async ({ context, params, query, reply }) => {
      const { batch_id: batchId } = params;
      const found = await getAttendance(context, { batchId });
      if (query.format === 'csv') {
        // Written in place of the JSON, so that the answer keeps its type.
        asCsvFile(reply, `attendance-${batchId}`).serializer(() => attendanceCsv(found));
      }
      return results(presentAttendance(found));
    },
  });

  operation('correctAttendance', 'PUT /classes/:batch_id/attendance', {
    summary: 'Say whether a learner was at a session of a batch',
    caller: 'user',
    params: BatchParams,
    body: CorrectionBody,
    answer: BatchAttendanceWire,
    refuses: [403],
    handler: async ({ context, params, body }) => {
      const { user_id: userId, session_day: sessionDay, is_present: isPresent } = body;
      const input = { batchId: params.batch_id, userId, sessionDay, isPresent };
      return presentAttendance(await correctAttendance(context, input));
    },
  });
};

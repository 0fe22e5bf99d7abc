import { Type } from 'typebox';
import { asCsvFile, orTable } from '../../../platform/export/send-csv';
import type { ApiModule } from '../../../platform/http/api-module';
import { operations } from '../../../platform/http/operation';
import { Results, results } from '../../../platform/http/wire';
import { attendanceCsv } from './present';
import { AttendanceQuery, BatchAttendanceWire, BatchParams, CorrectionBody, OwnAttendanceWire } from './schema';
import { correctAttendance, getAttendance, getOwnAttendance } from './service';

/** Who was at which session: trainers see and correct it, and learners see their own. */
export const attendanceRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'classes');
  operation('getOwnAttendance', 'GET /classes/attendance', {
    summary: 'The attendance of the caller by batch',
    caller: 'user',
    answer: Type.Array(OwnAttendanceWire),
    handler: ({ context }) => getOwnAttendance(context),
  });

  operation('getAttendance', 'GET /classes/:batch_id/attendance', {
    summary: 'The attendance of a batch by session, for its trainer, as JSON or as CSV',
    caller: 'user',
    params: BatchParams,
    query: AttendanceQuery,
    responses: { 200: orTable(Results(BatchAttendanceWire)) },
    refuses: [403],
    handler: async ({ context, params, query, reply }) => {
      const found = await getAttendance(context, params);
      if (query.format === 'csv') {
        // Written in place of the JSON, so that the answer keeps its type.
        asCsvFile(reply, `attendance-${params.batchId}`).serializer(() => attendanceCsv(found));
      }
      return results(found);
    },
  });

  operation('correctAttendance', 'PUT /classes/:batch_id/attendance', {
    summary: 'Say whether a learner was at a session of a batch',
    caller: 'user',
    params: BatchParams,
    body: CorrectionBody,
    answer: BatchAttendanceWire,
    refuses: [403],
    handler: ({ context, params, body }) => correctAttendance(context, { ...body, ...params }),
  });
};

import { Type } from 'typebox';
import type { ApiModule } from '../../api-module';
import { contextOf, type ServiceContext } from '../../context';
import { requireTrainer, requireUser, userOf } from '../../plugins/authentication';
import { oneSpelling } from '../../spellings';
import { dropEmptyQuery, IdParams, Paged, paged, Results, refusals, results } from '../../wire';
import { courseCards } from '../catalogue/courses/service';
import { presentReceived, presentSent } from './present';
import {
  AnswerBody,
  EnquiryBody,
  EnquiryWire,
  enquirySpellings,
  ReceivedQuery,
  ReceivedWire,
  UserParams,
} from './schema';
import { answerEnquiry, type EnquiryRow, getReceivedEnquiries, getSentEnquiries, sendEnquiry } from './service';

const documented = { tags: ['enquiries'], security: [{ token: [] }] };

/** Questions of learners about courses, and what trainers answer. */
export const enquiryRoutes: ApiModule = async (app, { settings, services }) => {
  const sent = async (context: ServiceContext, rows: EnquiryRow[]) => {
    const ids = [...new Set(rows.map(({ course }) => course.id))];
    const cards = await courseCards(context, ids);
    return rows.map((row) =>
      presentSent(
        row,
        cards.find(({ id }) => id === row.course.id),
      ),
    );
  };

  app.post(
    '/course-requests',
    {
      onRequest: requireUser,
      preValidation: oneSpelling(enquirySpellings),
      config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
      schema: {
        ...documented,
        operationId: 'sendEnquiry',
        summary: 'Ask a trainer about a course',
        body: EnquiryBody,
        response: { 200: Results(EnquiryWire), ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request) => {
      const [enquiry] = await sent(contextOf(request), [
        await sendEnquiry(services, settings, userOf(request), request.body),
      ]);
      return results(enquiry as NonNullable<typeof enquiry>);
    },
  );

  app.get(
    '/course-requests/received',
    {
      onRequest: requireTrainer,
      preValidation: dropEmptyQuery,
      schema: {
        ...documented,
        operationId: 'getReceivedEnquiries',
        summary: 'What learners asked a trainer',
        querystring: ReceivedQuery,
        response: { 200: Paged(ReceivedWire), ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const { status, page = 1, count = 20 } = request.query;
      const { rows, total } = await getReceivedEnquiries(services, userOf(request), { status, page, count });
      return paged({ results: rows.map(presentReceived), total, capped: false }, { page, count });
    },
  );

  app.get(
    '/course-requests/:userId',
    {
      onRequest: requireUser,
      schema: {
        ...documented,
        operationId: 'getSentEnquiries',
        summary: 'What a learner asked',
        params: UserParams,
        response: { 200: Results(Type.Array(EnquiryWire)), ...refusals(400, 401, 403) },
      },
    },
    async (request) =>
      results(await sent(contextOf(request), await getSentEnquiries(services, userOf(request), request.params.userId))),
  );

  app.patch(
    '/course-requests/:id',
    {
      onRequest: requireUser,
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        ...documented,
        operationId: 'answerEnquiry',
        summary: 'Answer an enquiry, or close it',
        params: IdParams,
        body: AnswerBody,
        response: { 200: Results(ReceivedWire), ...refusals(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request) =>
      results(
        presentReceived(await answerEnquiry(services, settings, userOf(request), request.params.id, request.body)),
      ),
  );
};

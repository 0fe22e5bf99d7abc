import { Type } from 'typebox';
import { type ServiceContext, userContextOf } from '../../platform/context/context';
import type { ApiModule } from '../../platform/http/api-module';
import { requireTrainer, requireUser } from '../../platform/http/authentication';
import { eachPresented } from '../../platform/http/each-presented';
import { resolveAliases } from '../../platform/http/field-aliases';
import { perMinute } from '../../platform/http/rate-limit';
import {
  Done,
  done,
  dropEmptyQuery,
  IdParams,
  Paged,
  paged,
  Results,
  refusals,
  results,
} from '../../platform/http/wire';
import { courseCards } from '../catalogue/courses/service';
import { presentReceived, presentSent, presentThread } from './present';
import {
  AnswerBody,
  ClosedBody,
  EnquiryBody,
  EnquiryWire,
  enquirySpellings,
  MessageBody,
  ReadBody,
  ReceivedQuery,
  ReceivedWire,
  ThreadWire,
  UserParams,
} from './schema';
import {
  answerEnquiry,
  closeEnquiry,
  continueEnquiry,
  getReceivedEnquiries,
  getSentEnquiries,
  readEnquiries,
  sendEnquiry,
} from './service';

const documented = { tags: ['enquiries'], security: [{ token: [] }] };

async function presentAllSent(context: ServiceContext, rows: Awaited<ReturnType<typeof getSentEnquiries>>) {
  const ids = [...new Set(rows.map(({ course }) => course.id))];
  const cards = await courseCards(context, ids);
  const cardById = new Map(cards.map((card) => [card.id, card]));
  return eachPresented(context, rows, (row) => presentSent(row, cardById.get(row.course.id), context.clock.now()));
}

/** Questions of learners about courses and the answers of trainers. */
export const enquiryRoutes: ApiModule = async (app) => {
  app.post(
    '/course-requests',
    {
      onRequest: requireUser,
      preValidation: resolveAliases(enquirySpellings),
      config: { rateLimit: perMinute(30) },
      schema: {
        ...documented,
        operationId: 'sendEnquiry',
        summary: 'Ask a trainer about a course',
        body: EnquiryBody,
        response: { 200: Results(EnquiryWire), ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request) => {
      const context = userContextOf(request);
      const row = await sendEnquiry(context, request.body);
      const [card] = await courseCards(context, [row.course.id]);
      return results(presentSent(row, card, context.clock.now()));
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
        summary: 'The enquiries that a trainer received',
        querystring: ReceivedQuery,
        response: { 200: Paged(ReceivedWire), ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const { status, page = 1, count = 20 } = request.query;
      const context = userContextOf(request);
      const { rows, total } = await getReceivedEnquiries(context, { status, page, count });
      const now = context.clock.now();
      return paged(
        { results: eachPresented(request, rows, (row) => presentReceived(row, now)), total, capped: false },
        { page, count },
      );
    },
  );

  app.get(
    '/course-requests/:userId',
    {
      onRequest: requireUser,
      schema: {
        ...documented,
        operationId: 'getSentEnquiries',
        summary: 'The enquiries that a learner sent',
        params: UserParams,
        response: { 200: Results(Type.Array(EnquiryWire)), ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const context = userContextOf(request);
      return results(await presentAllSent(context, await getSentEnquiries(context, request.params)));
    },
  );

  app.patch(
    '/course-requests/:id',
    {
      onRequest: requireUser,
      config: { rateLimit: perMinute(60) },
      schema: {
        ...documented,
        operationId: 'answerEnquiry',
        summary: 'Answer an enquiry, or close it',
        params: IdParams,
        body: AnswerBody,
        response: { 200: Results(ReceivedWire), ...refusals(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request) => {
      const input = { id: request.params.id, ...request.body };
      const context = userContextOf(request);
      return results(presentReceived(await answerEnquiry(context, input), context.clock.now()));
    },
  );

  app.post(
    '/course-requests/:id/messages',
    {
      onRequest: requireUser,
      config: { rateLimit: perMinute(30) },
      schema: {
        ...documented,
        operationId: 'continueEnquiry',
        summary: 'Write a message in an enquiry, as its learner or its trainer',
        params: IdParams,
        body: MessageBody,
        response: { 200: Results(ThreadWire), ...refusals(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request) => {
      const input = { id: request.params.id, ...request.body };
      const context = userContextOf(request);
      return results(presentThread(await continueEnquiry(context, input), context.clock.now()));
    },
  );

  app.put(
    '/course-requests/:id/closed',
    {
      onRequest: requireUser,
      config: { rateLimit: perMinute(60) },
      schema: {
        ...documented,
        operationId: 'closeEnquiry',
        summary: 'Close an enquiry, or open it again, as its learner or its trainer',
        params: IdParams,
        body: ClosedBody,
        response: { 200: Results(ThreadWire), ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request) => {
      const input = { id: request.params.id, ...request.body };
      const context = userContextOf(request);
      return results(presentThread(await closeEnquiry(context, input), context.clock.now()));
    },
  );

  app.post(
    '/course-requests/read',
    {
      onRequest: requireUser,
      schema: {
        ...documented,
        operationId: 'readEnquiries',
        summary: 'Mark the messages of enquiries as read',
        body: ReadBody,
        response: { 200: Done, ...refusals(400, 401) },
      },
    },
    async (request) => {
      await readEnquiries(userContextOf(request), request.body);
      return done();
    },
  );
};

import { Type } from 'typebox';
import type { ServiceContext } from '../../platform/context/context';
import type { ApiModule } from '../../platform/http/api-module';
import { eachPresented } from '../../platform/http/each-presented';
import { operations } from '../../platform/http/operation';
import { dropEmptyQuery, IdParams, Paged, paged } from '../../platform/http/wire';
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

async function presentAllSent(context: ServiceContext, rows: Awaited<ReturnType<typeof getSentEnquiries>>) {
  const ids = [...new Set(rows.map(({ course }) => course.id))];
  const cards = await courseCards(context, ids);
  const cardById = new Map(cards.map((card) => [card.id, card]));
  return eachPresented(context, rows, (row) => presentSent(row, cardById.get(row.course.id), context.clock.now()));
}

/** Questions of learners about courses and the answers of trainers. */
export const enquiryRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'enquiries');
  operation('sendEnquiry', 'POST /course-requests', {
    summary: 'Ask a trainer about a course',
    caller: 'user',
    perMinute: 30,
    spellings: enquirySpellings,
    body: EnquiryBody,
    answer: EnquiryWire,
    refuses: [403, 404],
    handler: async ({ context, body }) => {
      const row = await sendEnquiry(context, body);
      const [card] = await courseCards(context, [row.course.id]);
      return presentSent(row, card, context.clock.now());
    },
  });

  operation('getReceivedEnquiries', 'GET /course-requests/received', {
    summary: 'The enquiries that a trainer received',
    caller: 'trainer',
    preValidation: dropEmptyQuery,
    query: ReceivedQuery,
    responses: { 200: Paged(ReceivedWire) },
    handler: async ({ context, query }) => {
      const { status, page = 1, count = 20 } = query;
      const { rows, total } = await getReceivedEnquiries(context, { status, page, count });
      const now = context.clock.now();
      return paged(
        { results: eachPresented(context, rows, (row) => presentReceived(row, now)), total, capped: false },
        { page, count },
      );
    },
  });

  operation('getSentEnquiries', 'GET /course-requests/:userId', {
    summary: 'The enquiries that a learner sent',
    caller: 'user',
    params: UserParams,
    answer: Type.Array(EnquiryWire),
    refuses: [403],
    mayBeMissing: false,
    handler: async ({ context, params }) => presentAllSent(context, await getSentEnquiries(context, params)),
  });

  operation('answerEnquiry', 'PATCH /course-requests/:id', {
    summary: 'Answer an enquiry, or close it',
    caller: 'user',
    perMinute: 60,
    params: IdParams,
    body: AnswerBody,
    answer: ReceivedWire,
    refuses: [403, 409],
    handler: async ({ context, params, body }) => {
      const input = { id: params.id, ...body };
      return presentReceived(await answerEnquiry(context, input), context.clock.now());
    },
  });

  operation('continueEnquiry', 'POST /course-requests/:id/messages', {
    summary: 'Write a message in an enquiry, as its learner or its trainer',
    caller: 'user',
    perMinute: 30,
    params: IdParams,
    body: MessageBody,
    answer: ThreadWire,
    refuses: [403, 409],
    handler: async ({ context, params, body }) => {
      const input = { id: params.id, ...body };
      return presentThread(await continueEnquiry(context, input), context.clock.now());
    },
  });

  operation('closeEnquiry', 'PUT /course-requests/:id/closed', {
    summary: 'Close an enquiry, or open it again, as its learner or its trainer',
    caller: 'user',
    perMinute: 60,
    params: IdParams,
    body: ClosedBody,
    answer: ThreadWire,
    refuses: [403],
    handler: async ({ context, params, body }) => {
      const input = { id: params.id, ...body };
      return presentThread(await closeEnquiry(context, input), context.clock.now());
    },
  });

  operation('readEnquiries', 'POST /course-requests/read', {
    summary: 'Mark the messages of enquiries as read',
    caller: 'user',
    body: ReadBody,
    handler: ({ context, body }) => readEnquiries(context, body),
  });
};

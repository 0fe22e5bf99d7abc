import { Type } from 'typebox';
import type { ApiModule } from '../../platform/http/api-module';
import { operations } from '../../platform/http/operation';
import { dropEmptyQuery, IdParams, paged } from '../../platform/http/wire';
import {
  AnsweredBody,
  SupportBody,
  SupportMessages,
  SupportMessageWire,
  SupportQuery,
  SupportTypeWire,
} from './schema';
import { answerSupportMessage, getSupportTypes, listSupportMessages, sendSupportMessage } from './service';

/** Newsletter subscriptions and messages to the platform. */
export const supportRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'support');
  operation('getSupportTypes', 'GET /support-type', {
    summary: 'Kinds of messages to the platform',
    description: 'Kinds of messages to the platform',
    caller: 'visitor',
    answer: Type.Array(SupportTypeWire),
    handler: () => getSupportTypes().map(({ type, name }) => ({ id: type, type, name })),
  });

  operation('sendSupportMessage', 'POST /support-type', {
    summary: 'Write to the platform, or subscribe to the newsletter',
    caller: 'visitor',
    perMinute: 20,
    body: SupportBody,
    handler: ({ context, body }) => sendSupportMessage(context, body),
  });

  operation('listSupportMessages', 'GET /support-type/messages', {
    summary: 'Messages to the platform',
    caller: 'content',
    preValidation: dropEmptyQuery,
    query: SupportQuery,
    responses: { 200: SupportMessages },
    handler: async ({ context, query }) => {
      const { type, answered, page = 1, count = 20 } = query;
      const found = await listSupportMessages(context, { type, answered, page, count });
      return paged(found, { page, count });
    },
  });

  operation('answerSupportMessage', 'PATCH /support-type/messages/:id', {
    summary: 'Mark a message to the platform as answered, or as open again',
    caller: 'content',
    params: IdParams,
    body: AnsweredBody,
    answer: SupportMessageWire,
    handler: ({ context, params, body }) => answerSupportMessage(context, { ...params, ...body }),
  });
};

import { Type } from 'typebox';
import type { ApiModule } from '../../platform/http/api-module';
import { eachPresented } from '../../platform/http/each-presented';
import { operations } from '../../platform/http/operation';
import { dropEmptyQuery, IdParams, paged } from '../../platform/http/wire';
import { presentMessage } from './present';
import {
  AnsweredBody,
  SupportBody,
  SupportMessageAnswer,
  SupportMessages,
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
    caller: 'admin',
    preValidation: dropEmptyQuery,
    query: SupportQuery,
    responses: { 200: SupportMessages },
    handler: async ({ context, query }) => {
      const { type, answered, page = 1, count = 20 } = query;
      const found = await listSupportMessages(context, { type, answered, page, count });
      return paged({ ...found, results: eachPresented(context, found.results, presentMessage) }, { page, count });
    },
  });

  operation('answerSupportMessage', 'PATCH /support-type/messages/:id', {
    summary: 'Mark a message to the platform as answered, or as open again',
    caller: 'admin',
    params: IdParams,
    body: AnsweredBody,
    answer: SupportMessageAnswer,
    handler: async ({ context, params, body }) => {
      const input = { id: params.id, ...body };
      return presentMessage(await answerSupportMessage(context, input));
    },
  });
};

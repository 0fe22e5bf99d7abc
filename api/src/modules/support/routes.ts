import { Type } from 'typebox';
import { contextOf, userContextOf } from '../../platform/context/context';
import type { ApiModule } from '../../platform/http/api-module';
import { eachPresented } from '../../platform/http/each-presented';
import { perMinute } from '../../platform/http/rate-limit';
import { Done, done, dropEmptyQuery, IdParams, paged, Results, refusals, results } from '../../platform/http/wire';
import { onlyReaders } from './policy';
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

const tags = ['support'];

/** Newsletter subscriptions and messages to the platform. */
export const supportRoutes: ApiModule = async (app) => {
  app.get(
    '/support-type',
    {
      schema: {
        tags,
        operationId: 'getSupportTypes',
        summary: 'Kinds of messages to the platform',
        description: 'Kinds of messages to the platform',
        response: { 200: Results(Type.Array(SupportTypeWire)) },
      },
    },
    async () => results(getSupportTypes().map(({ type, name }) => ({ id: type, type, name }))),
  );

  app.post(
    '/support-type',
    {
      config: { rateLimit: perMinute(20) },
      schema: {
        tags,
        operationId: 'sendSupportMessage',
        summary: 'Write to the platform, or subscribe to the newsletter',
        body: SupportBody,
        response: { 200: Done, ...refusals(400, 429) },
      },
    },
    async (request) => {
      await sendSupportMessage(contextOf(request), request.body);
      return done();
    },
  );

  app.get(
    '/support-type/messages',
    {
      onRequest: onlyReaders,
      preValidation: dropEmptyQuery,
      schema: {
        tags,
        operationId: 'listSupportMessages',
        summary: 'Messages to the platform',
        security: [{ token: [] }],
        querystring: SupportQuery,
        response: { 200: SupportMessages, ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const { type, answered, page = 1, count = 20 } = request.query;
      const found = await listSupportMessages(contextOf(request), { type, answered, page, count });
      return paged({ ...found, results: eachPresented(request, found.results, presentMessage) }, { page, count });
    },
  );

  app.patch(
    '/support-type/messages/:id',
    {
      onRequest: onlyReaders,
      schema: {
        tags,
        operationId: 'answerSupportMessage',
        summary: 'Mark a message to the platform as answered, or as open again',
        security: [{ token: [] }],
        params: IdParams,
        body: AnsweredBody,
        response: { 200: SupportMessageAnswer, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const input = { id: request.params.id, ...request.body };
      return results(presentMessage(await answerSupportMessage(userContextOf(request), input)));
    },
  );
};

import { supportTypes } from '@kaksha/domain/contact-rules';
import { Type } from 'typebox';
import type { ApiModule } from '../../api-module';
import { Done, done, dropEmptyQuery, paged, Results, refusals, results } from '../../wire';
import { onlyReaders } from './policy';
import { SupportBody, SupportMessages, SupportQuery, SupportTypeWire } from './schema';
import { keepMessage, listMessages, type SupportRow } from './service';

const tags = ['support'];

const present = ({ id, type, userId, name, email, phone, message, createdAt }: SupportRow) => ({
  id,
  type,
  user_id: userId,
  name,
  email,
  phone,
  message,
  created_at: createdAt.toISOString(),
});

/** Newsletter subscriptions and messages to the house. */
export const supportRoutes: ApiModule = async (app, { services }) => {
  app.get(
    '/support-type',
    {
      schema: {
        tags,
        operationId: 'getSupportTypes',
        summary: 'What one can write to the house about',
        description: 'What one can write to the house about',
        response: { 200: Results(Type.Array(SupportTypeWire)) },
      },
    },
    async () => results(supportTypes.map(({ type, name }) => ({ id: type, type, name }))),
  );

  app.post(
    '/support-type',
    {
      config: { rateLimit: { max: 20, timeWindow: '1 minute' } },
      schema: {
        tags,
        operationId: 'sendSupportMessage',
        summary: 'Write to the house, or subscribe to the newsletter',
        body: SupportBody,
        response: { 200: Done, ...refusals(400, 429) },
      },
    },
    async (request) => {
      await keepMessage(services, { ...request.body, userId: request.user?.id ?? null });
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
        summary: 'What people wrote to the house',
        security: [{ token: [] }],
        querystring: SupportQuery,
        response: { 200: SupportMessages, ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const { type, page = 1, count = 20 } = request.query;
      const found = await listMessages(services.db, { type, page, count });
      return paged({ ...found, results: found.results.map(present) }, { page, count });
    },
  );
};

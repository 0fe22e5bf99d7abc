import { actorOf } from '../../../actor';
import type { ApiModule } from '../../../api-module';
import { requireUser } from '../../../plugins/authentication';
import { Done, done, refusals } from '../../../wire';
import { ExportAnswer } from '../details/schema';
import { deleteMyAccount, exportMyData } from './service';

const documented = { tags: ['profile'], security: [{ token: [] }] };
const rateLimit = { max: 10, timeWindow: '1 minute' };

/** Taking one's data along, and leaving. */
export const accountRoutes: ApiModule = async (app, { services }) => {
  app.get(
    '/dashboard/ExportMyData',
    {
      onRequest: requireUser,
      config: { rateLimit },
      schema: {
        ...documented,
        operationId: 'exportMyData',
        summary: 'Everything that is kept about a person, as a file',
        response: { 200: ExportAnswer, ...refusals(401, 429) },
      },
    },
    async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="my-data.json"');
      return exportMyData(services.db, actorOf(request));
    },
  );

  app.delete(
    '/dashboard/DeleteMyAccount',
    {
      onRequest: requireUser,
      config: { rateLimit },
      schema: {
        ...documented,
        operationId: 'deleteMyAccount',
        summary: "Delete one's own account",
        response: { 200: Done, ...refusals(401, 409, 429) },
      },
    },
    async (request) => {
      await deleteMyAccount(services, actorOf(request));
      // A trainer's courses are gone for visitors, too.
      app.anonymousCache.clear();
      return done();
    },
  );
};

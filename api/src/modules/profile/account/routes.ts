import { userContextOf } from '../../../platform/context/context';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireUser } from '../../../platform/http/authentication';
import { perMinute } from '../../../platform/http/rate-limit';
import { Done, done, refusals, results } from '../../../platform/http/wire';
import { clearDevice } from '../../auth/device-service';
import { presentDeletionPreview } from './present';
import { DeletionPreviewAnswer, ExportAnswer } from './schema';
import { deleteMyAccount, exportMyData, previewAccountDeletion } from './service';

const documented = { tags: ['profile'], security: [{ token: [] }] };
const rateLimit = perMinute(10);

/** Exporting and deleting the user's account. */
export const accountRoutes: ApiModule = async (app) => {
  app.get(
    '/dashboard/ExportMyData',
    {
      onRequest: requireUser,
      config: { rateLimit, confirmation: 'always' },
      schema: {
        ...documented,
        operationId: 'exportMyData',
        summary: 'All stored data about the user, as a file',
        response: { 200: ExportAnswer, ...refusals(401, 403, 429) },
      },
    },
    async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="my-data.json"');
      return exportMyData(userContextOf(request));
    },
  );

  app.get(
    '/dashboard/AccountDeletion',
    {
      onRequest: requireUser,
      config: { rateLimit },
      schema: {
        ...documented,
        operationId: 'previewAccountDeletion',
        summary: 'What the user gives up by deleting the account: seats with their refunds, certificates, invoices',
        response: { 200: DeletionPreviewAnswer, ...refusals(401, 403, 409, 429) },
      },
    },
    async (request) => results(presentDeletionPreview(await previewAccountDeletion(userContextOf(request)))),
  );

  app.delete(
    '/dashboard/DeleteMyAccount',
    {
      onRequest: requireUser,
      config: { rateLimit, confirmation: 'always' },
      schema: {
        ...documented,
        operationId: 'deleteMyAccount',
        summary: "Delete the user's own account",
        response: { 200: Done, ...refusals(401, 403, 409, 429) },
      },
    },
    async (request, reply) => {
      await deleteMyAccount(userContextOf(request));
      clearDevice(reply);
      // The courses of a deleted trainer must leave the cached answers.
      app.anonymousCache.clear();
      return done();
    },
  );
};

import type { ApiModule } from '../../../platform/http/api-module';
import { operations } from '../../../platform/http/operation';
import { clearDevice } from '../../auth/device-service';
import { presentDeletionPreview } from './present';
import { DeletionPreviewWire, ExportAnswer } from './schema';
import { deleteMyAccount, exportMyData, previewAccountDeletion } from './service';

/** Exporting and deleting the user's account. */
export const accountRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'profile');
  operation('exportMyData', 'GET /dashboard/ExportMyData', {
    summary: 'All stored data about the user, as a file',
    caller: 'user',
    perMinute: 10,
    confirmation: 'always',
    responses: { 200: ExportAnswer },
    handler: ({ context, reply }) => {
      reply.header('content-disposition', 'attachment; filename="my-data.json"');
      return exportMyData(context);
    },
  });

  operation('previewAccountDeletion', 'GET /dashboard/AccountDeletion', {
    summary: 'What the user gives up by deleting the account: seats with their refunds, certificates, invoices',
    caller: 'user',
    perMinute: 10,
    answer: DeletionPreviewWire,
    refuses: [403, 409],
    handler: async ({ context }) => presentDeletionPreview(await previewAccountDeletion(context)),
  });

  operation('deleteMyAccount', 'DELETE /dashboard/DeleteMyAccount', {
    summary: "Delete the user's own account",
    caller: 'user',
    perMinute: 10,
    confirmation: 'always',
    refuses: [409],
    handler: async ({ context, reply }) => {
      await deleteMyAccount(context);
      clearDevice(reply);
      // The courses of a deleted trainer must leave the cached answers.
      app.anonymousCache.clear();
    },
  });
};

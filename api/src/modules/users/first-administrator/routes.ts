import { Type } from 'typebox';
import type { ApiModule } from '../../../platform/http/api-module';
import { operations } from '../../../platform/http/operation';
import { becomeFirstAdministrator } from './service';

const KeyBody = Type.Object({ key: Type.String({ minLength: 1, maxLength: 100 }) });

/** The link that a production start without an administrator prints. */
export const firstAdministratorRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'users');
  operation('becomeFirstAdministrator', 'POST /admin/first-administrator', {
    summary: 'Become the first administrator, with the key of the link that the start of the site printed',
    caller: 'user',
    perMinute: 10,
    body: KeyBody,
    refuses: [404],
    handler: ({ context, body }) => becomeFirstAdministrator(context, body),
  });
};

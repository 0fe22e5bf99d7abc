import { Type } from 'typebox';
import type { ApiModule } from '../../platform/http/api-module';
import { operations } from '../../platform/http/operation';
import { forgetDeadAddress } from './service';

/** For administrators: mails to a user that came back. */
export const mailDeliveryRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'mail-delivery');

  operation('forgetDeadAddress', 'DELETE /admin/users/:user_id/mail/dead-address', {
    summary: 'Send mails again to a user whose mails came back or were called spam',
    caller: 'people',
    params: Type.Object({ userId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
    handler: ({ context, params }) => forgetDeadAddress(context, params),
  });
};

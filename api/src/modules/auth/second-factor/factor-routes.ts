import type { ApiModule } from '../../../platform/http/api-module';
import { operations } from '../../../platform/http/operation';
import { IdParams } from '../../../platform/http/wire';
import {
  addPasskey,
  addTotp,
  createRecoveryCodes,
  listSecondFactors,
  removePasskey,
  removeTotp,
  renamePasskey,
  startPasskey,
  startTotp,
} from './factors-service';
import {
  AddPasskeyBody,
  FactorAddedAnswer,
  FactorsAnswer,
  PasskeyCreationAnswer,
  RecoveryCodesAnswer,
  RenamePasskeyBody,
  TotpAnswer,
  TotpCodeBody,
} from './schema';

/** The passkeys, the authenticator app and the recovery codes of the user. */
export const factorRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'auth');
  operation('listSecondFactors', 'GET /auth/second-factors', {
    summary: 'The second factors of the user',
    caller: 'user',
    perMinute: 60,
    answer: FactorsAnswer,
    handler: ({ context }) => listSecondFactors(context),
  });

  operation('startPasskey', 'POST /auth/passkeys/options', {
    summary: 'Options to create a passkey; needs a recent proof',
    caller: 'user',
    perMinute: 60,
    confirmation: 'always',
    answer: PasskeyCreationAnswer,
    refuses: [409],
    handler: ({ context }) => startPasskey(context),
  });

  operation('addPasskey', 'POST /auth/passkeys', {
    summary: 'Add a passkey; needs a recent proof',
    caller: 'user',
    perMinute: 60,
    confirmation: 'always',
    body: AddPasskeyBody,
    answer: FactorAddedAnswer,
    refuses: [409],
    handler: async ({ context, body }) => {
      const { name, credential } = body;
      const input = { name: name.trim(), response: credential };
      const recoveryCodes = await addPasskey(context, input);
      return { recoveryCodes };
    },
  });

  operation('renamePasskey', 'PATCH /auth/passkeys/:id', {
    summary: 'Rename a passkey',
    caller: 'user',
    perMinute: 60,
    params: IdParams,
    body: RenamePasskeyBody,
    handler: ({ context, params, body }) => renamePasskey(context, { ...params, name: body.name.trim() }),
  });

  operation('removePasskey', 'DELETE /auth/passkeys/:id', {
    summary: 'Remove a passkey; needs a recent proof',
    caller: 'user',
    perMinute: 60,
    confirmation: 'always',
    params: IdParams,
    refuses: [409],
    handler: ({ context, params }) => removePasskey(context, params),
  });

  operation('startTotp', 'POST /auth/totp', {
    summary: 'Create the secret of an authenticator app; needs a recent proof',
    caller: 'user',
    perMinute: 60,
    confirmation: 'always',
    answer: TotpAnswer,
    refuses: [409],
    handler: ({ context }) => startTotp(context),
  });

  operation('addTotp', 'POST /auth/totp/confirm', {
    summary: 'Add the authenticator app with its first code; needs a recent proof',
    caller: 'user',
    perMinute: 60,
    confirmation: 'always',
    body: TotpCodeBody,
    answer: FactorAddedAnswer,
    refuses: [404, 409],
    handler: async ({ context, body }) => ({ recoveryCodes: await addTotp(context, body) }),
  });

  operation('removeTotp', 'DELETE /auth/totp', {
    summary: 'Remove the authenticator app; needs a recent proof',
    caller: 'user',
    perMinute: 60,
    confirmation: 'always',
    refuses: [404, 409],
    handler: ({ context }) => removeTotp(context),
  });

  operation('createRecoveryCodes', 'POST /auth/recovery-codes', {
    summary: 'Replace the recovery codes; needs a recent proof',
    caller: 'user',
    perMinute: 60,
    confirmation: 'always',
    answer: RecoveryCodesAnswer,
    refuses: [409],
    handler: async ({ context }) => ({ recoveryCodes: await createRecoveryCodes(context) }),
  });
};

import { userContextOf } from '../../../platform/context/context';
import type { ApiModule } from '../../../platform/http/api-module';
import { perMinute } from '../../../platform/http/rate-limit';
import { Done, done, IdParams, refusals, results } from '../../../platform/http/wire';
import { onlySignedIn } from '../policy';
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
import { presentFactors } from './present';
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

const documented = { tags: ['auth'], security: [{ token: [] }] };
const own = { config: { rateLimit: perMinute(60) }, onRequest: onlySignedIn };

/** The passkeys, the authenticator app and the recovery codes of the user. */
export const factorRoutes: ApiModule = async (app) => {
  app.get(
    '/auth/second-factors',
    {
      ...own,
      schema: {
        ...documented,
        operationId: 'listSecondFactors',
        summary: 'The second factors of the user',
        response: { 200: FactorsAnswer, ...refusals(401, 429) },
      },
    },
    async (request) => presentFactors(await listSecondFactors(userContextOf(request))),
  );

  app.post(
    '/auth/passkeys/options',
    {
      ...own,
      config: { ...own.config, confirmation: 'always' },
      schema: {
        ...documented,
        operationId: 'startPasskey',
        summary: 'Options to create a passkey; needs a recent proof',
        response: { 200: PasskeyCreationAnswer, ...refusals(401, 403, 409, 429) },
      },
    },
    async (request) => results(await startPasskey(userContextOf(request))),
  );

  app.post(
    '/auth/passkeys',
    {
      ...own,
      config: { ...own.config, confirmation: 'always' },
      schema: {
        ...documented,
        operationId: 'addPasskey',
        summary: 'Add a passkey; needs a recent proof',
        body: AddPasskeyBody,
        response: { 200: FactorAddedAnswer, ...refusals(400, 401, 403, 409, 429) },
      },
    },
    async (request) => {
      const { name, credential } = request.body;
      const input = { name: name.trim(), response: credential };
      const recovery_codes = await addPasskey(userContextOf(request), input);
      return results({ recovery_codes });
    },
  );

  app.patch(
    '/auth/passkeys/:id',
    {
      ...own,
      schema: {
        ...documented,
        operationId: 'renamePasskey',
        summary: 'Rename a passkey',
        params: IdParams,
        body: RenamePasskeyBody,
        response: { 200: Done, ...refusals(400, 401, 404, 429) },
      },
    },
    async (request) => {
      await renamePasskey(userContextOf(request), { ...request.params, name: request.body.name.trim() });
      return done();
    },
  );

  app.delete(
    '/auth/passkeys/:id',
    {
      ...own,
      config: { ...own.config, confirmation: 'always' },
      schema: {
        ...documented,
        operationId: 'removePasskey',
        summary: 'Remove a passkey; needs a recent proof',
        params: IdParams,
        response: { 200: Done, ...refusals(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request) => {
      await removePasskey(userContextOf(request), request.params);
      return done();
    },
  );

  app.post(
    '/auth/totp',
    {
      ...own,
      config: { ...own.config, confirmation: 'always' },
      schema: {
        ...documented,
        operationId: 'startTotp',
        summary: 'Create the secret of an authenticator app; needs a recent proof',
        response: { 200: TotpAnswer, ...refusals(401, 403, 409, 429) },
      },
    },
    async (request) => results(await startTotp(userContextOf(request))),
  );

  app.post(
    '/auth/totp/confirm',
    {
      ...own,
      config: { ...own.config, confirmation: 'always' },
      schema: {
        ...documented,
        operationId: 'addTotp',
        summary: 'Add the authenticator app with its first code; needs a recent proof',
        body: TotpCodeBody,
        response: { 200: FactorAddedAnswer, ...refusals(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request) => results({ recovery_codes: await addTotp(userContextOf(request), request.body) }),
  );

  app.delete(
    '/auth/totp',
    {
      ...own,
      config: { ...own.config, confirmation: 'always' },
      schema: {
        ...documented,
        operationId: 'removeTotp',
        summary: 'Remove the authenticator app; needs a recent proof',
        response: { 200: Done, ...refusals(401, 403, 404, 409, 429) },
      },
    },
    async (request) => {
      await removeTotp(userContextOf(request));
      return done();
    },
  );

  app.post(
    '/auth/recovery-codes',
    {
      ...own,
      config: { ...own.config, confirmation: 'always' },
      schema: {
        ...documented,
        operationId: 'createRecoveryCodes',
        summary: 'Replace the recovery codes; needs a recent proof',
        response: { 200: RecoveryCodesAnswer, ...refusals(401, 403, 409, 429) },
      },
    },
    async (request) => results({ recovery_codes: await createRecoveryCodes(userContextOf(request)) }),
  );
};

import { isRecord } from '@kaksha/domain/typed';
import { userContextOf } from '../../../platform/context/context';
import { badRequest } from '../../../platform/http/api-error';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireToken } from '../../../platform/http/authentication';
import { answerSave } from '../../../platform/http/edit-conflict';
import { resolveAliases } from '../../../platform/http/field-aliases';
import { conflictWith, IdParams, Results, refusals, results } from '../../../platform/http/wire';
import { presentProfile } from './present';
import { ProfileBody, ProfileWire, profileSpellings } from './schema';
import { getProfile, updateProfile } from './service';

const documented = { tags: ['profile'], security: [{ token: [] }] };

/** The id is required; 'undefined' in the path answers with the message that pages show. */
async function requireUserId({ params }: { params: unknown }): Promise<void> {
  const id = isRecord(params) ? params.id : null;
  if (!/^[1-9]\d{0,9}$/.test(String(id))) throw badRequest('User ID not found', { id: 'User ID not found' });
}

/** The user's own profile. */
export const detailsRoutes: ApiModule = async (app) => {
  app.get(
    '/dashboard/GetUserProfile/:id',
    {
      onRequest: [requireToken, requireUserId],
      schema: {
        ...documented,
        operationId: 'getProfile',
        summary: "The user's own profile",
        params: IdParams,
        response: { 200: Results(ProfileWire), ...refusals(400, 401, 403) },
      },
    },
    async (request) => {
      const context = userContextOf(request);
      const profile = await getProfile(context, { userId: request.params.id });
      return results(presentProfile(profile, context.settings.mediaBase));
    },
  );

  app.put(
    '/dashboard/UpdateUserProfile',
    {
      onRequest: requireToken,
      preValidation: resolveAliases(profileSpellings),
      schema: {
        ...documented,
        operationId: 'updateProfile',
        summary: "Change the user's own profile",
        body: ProfileBody,
        response: { 200: Results(ProfileWire), ...refusals(400, 401, 403), ...conflictWith(ProfileWire) },
      },
    },
    async (request) => {
      const context = userContextOf(request);
      const save = updateProfile(context, request.body);
      return answerSave(save, (profile) => presentProfile(profile, context.settings.mediaBase));
    },
  );
};

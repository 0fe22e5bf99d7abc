import { badRequest } from '../../../api-error';
import type { ApiModule } from '../../../api-module';
import { requireToken, userOf } from '../../../plugins/authentication';
import { oneSpelling } from '../../../spellings';
import { IdParams, Results, refusals, results } from '../../../wire';
import { presentProfile } from './present';
import { ProfileBody, ProfileWire, profileSpellings } from './schema';
import { getProfile, updateProfile } from './service';

const documented = { tags: ['profile'], security: [{ token: [] }] };

/** Whose profile it is that is asked for has to be said. */
async function requireUserId({ params }: { params: unknown }): Promise<void> {
  const { id } = params as { id: unknown };
  if (!/^[1-9]\d{0,9}$/.test(String(id))) throw badRequest('User ID not found', { id: 'User ID not found' });
}

/** What somebody keeps of themselves. */
export const profileRoutes: ApiModule = async (app, { settings: { mediaBase }, services: { db } }) => {
  app.get(
    '/dashboard/GetUserProfile/:id',
    {
      onRequest: [requireToken, requireUserId],
      schema: {
        ...documented,
        operationId: 'getProfile',
        summary: "A person's own profile",
        params: IdParams,
        response: { 200: Results(ProfileWire), ...refusals(400, 401, 403) },
      },
    },
    async (request) => results(presentProfile(await getProfile(db, userOf(request), request.params.id), mediaBase)),
  );

  app.put(
    '/dashboard/UpdateUserProfile',
    {
      onRequest: requireToken,
      preValidation: oneSpelling(profileSpellings),
      schema: {
        ...documented,
        operationId: 'updateProfile',
        summary: "Change one's own profile",
        body: ProfileBody,
        response: { 200: Results(ProfileWire), ...refusals(400, 401, 403) },
      },
    },
    async (request) =>
      results(presentProfile(await updateProfile(db, userOf(request), request.body, mediaBase), mediaBase)),
  );
};

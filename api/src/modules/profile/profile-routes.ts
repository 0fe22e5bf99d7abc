import type { ApiModule } from '../../api-module';
import { requireUser, userOf } from '../../plugins/authentication';
import { oneSpelling } from '../../spellings';
import { IdParams, Results, refusals, results } from '../../wire';
import { presentProfile } from './present';
import { getProfile, updateProfile } from './profile-service';
import { ProfileBody, ProfileWire, profileSpellings } from './schema';

const documented = { tags: ['profile'], security: [{ token: [] }] };

/** What somebody keeps of themselves. */
export const profileRoutes: ApiModule = async (app, { settings: { mediaBase }, services: { db } }) => {
  app.get(
    '/dashboard/GetUserProfile/:id',
    {
      onRequest: requireUser,
      schema: {
        ...documented,
        operationId: 'getProfile',
        params: IdParams,
        response: { 200: Results(ProfileWire), ...refusals(400, 401, 403) },
      },
    },
    async (request) => results(presentProfile(await getProfile(db, userOf(request), request.params.id), mediaBase)),
  );

  app.put(
    '/dashboard/UpdateUserProfile',
    {
      onRequest: requireUser,
      preValidation: oneSpelling(profileSpellings),
      schema: {
        ...documented,
        operationId: 'updateProfile',
        body: ProfileBody,
        response: { 200: Results(ProfileWire), ...refusals(400, 401, 403) },
      },
    },
    async (request) =>
      results(presentProfile(await updateProfile(db, userOf(request), request.body, mediaBase), mediaBase)),
  );
};

import { isRecord } from '@kaksha/domain/typed';
import { badRequest } from '../../../platform/http/api-error';
import type { ApiModule } from '../../../platform/http/api-module';
import { answerSave } from '../../../platform/http/edit-conflict';
import { operations } from '../../../platform/http/operation';
import { IdParams } from '../../../platform/http/wire';
import { presentProfile } from './present';
import { ProfileBody, ProfileWire, profileSpellings } from './schema';
import { getProfile, updateProfile } from './service';

/** The id is required; 'undefined' in the path answers with the message that pages show. */
async function requireUserId({ params }: { params: unknown }): Promise<void> {
  const id = isRecord(params) ? params.id : null;
  if (!/^[1-9]\d{0,9}$/.test(String(id))) throw badRequest('User ID not found', { id: 'User ID not found' });
}

/** The user's own profile. */
export const detailsRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'profile');
  operation('getProfile', 'GET /dashboard/GetUserProfile/:id', {
    summary: "The user's own profile",
    caller: 'user with token',
    preValidation: requireUserId,
    params: IdParams,
    answer: ProfileWire,
    refuses: [403],
    mayBeMissing: false,
    handler: async ({ context, params }) => {
      const profile = await getProfile(context, { userId: params.id });
      return presentProfile(profile, context.settings.mediaBase);
    },
  });

  operation('updateProfile', 'PUT /dashboard/UpdateUserProfile', {
    summary: "Change the user's own profile",
    caller: 'user with token',
    spellings: profileSpellings,
    body: ProfileBody,
    answer: ProfileWire,
    refuses: [403],
    conflict: ProfileWire,
    handler: ({ context, body }) => {
      const save = updateProfile(context, body);
      return answerSave(save, (profile) => presentProfile(profile, context.settings.mediaBase));
    },
  });
};

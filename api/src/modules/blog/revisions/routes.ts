import { Type } from 'typebox';
import { userContextOf } from '../../../platform/context/context';
import { clearAnswersOnChange } from '../../../platform/http/anonymous-cache';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireAdmin } from '../../../platform/http/authentication';
import { eachPresented } from '../../../platform/http/each-presented';
import { perMinute } from '../../../platform/http/rate-limit';
import { IdParams, Results, refusals, results } from '../../../platform/http/wire';
import { AuthoredPostWire } from '../authoring/schema';
import { getAuthoredPost } from '../authoring/service';
import { presentAuthoredPost } from '../posts/present';
import { RevisionDetailsWire, RevisionParams, RevisionWire } from './schema';
import { getRevision, getRevisions, restoreRevision } from './service';

const documented = { tags: ['blog'], security: [{ token: [] }] };
const onRequest = requireAdmin;
const config = { rateLimit: perMinute(120) };
const presentRevision = <T extends { createdAt: Date }>({ createdAt, ...row }: T) => ({
  ...row,
  created_at: createdAt.toISOString(),
});

/** Earlier versions of a post, for admins. */
export const revisionRoutes: ApiModule = async (app, { settings: { mediaBase } }) => {
  clearAnswersOnChange(app, ['blog']);

  app.get(
    '/blogs/:id/revisions',
    {
      onRequest,
      schema: {
        ...documented,
        operationId: 'getRevisions',
        summary: 'Versions of a post before each save',
        params: IdParams,
        response: { 200: Results(Type.Array(RevisionWire)), ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const rows = await getRevisions(userContextOf(request), request.params.id);
      return results(eachPresented(request, rows, presentRevision));
    },
  );

  app.get(
    '/blogs/:id/revisions/:version',
    {
      onRequest,
      schema: {
        ...documented,
        operationId: 'getRevision',
        summary: 'An earlier version of a post with its content',
        params: RevisionParams,
        response: { 200: Results(RevisionDetailsWire), ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => results(presentRevision(await getRevision(userContextOf(request), request.params))),
  );

  app.post(
    '/blogs/:id/revisions/:version/restore',
    {
      onRequest,
      config,
      schema: {
        ...documented,
        operationId: 'restoreRevision',
        summary: 'Save an earlier version of a post as the next one',
        params: RevisionParams,
        response: { 200: Results(AuthoredPostWire), ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const context = userContextOf(request);
      await restoreRevision(context, request.params);
      return results(presentAuthoredPost(await getAuthoredPost(context, request.params.id), mediaBase));
    },
  );
};

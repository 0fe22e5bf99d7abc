import { Type } from 'typebox';
import { actorOf } from '../../actor';
import type { ApiModule } from '../../api-module';
import { forgetAnswersOnChange } from '../../plugins/anonymous-cache';
import { requireAdmin } from '../../plugins/authentication';
import { IdParams, Results, refusals, results } from '../../wire';
import { AuthoredPostWire, RevisionDetailsWire, RevisionParams, RevisionWire } from './authoring-schema';
import { getPostById } from './authoring-service';
import { presentPost } from './present';
import { getRevision, getRevisions, restoreRevision } from './revision-service';

const documented = { tags: ['blog'], security: [{ token: [] }] };
const onRequest = requireAdmin;
const config = { rateLimit: { max: 120, timeWindow: '1 minute' } };
const presentRevision = <T extends { createdAt: Date }>({ createdAt, ...row }: T) => ({
  ...row,
  created_at: createdAt.toISOString(),
});

/** What a post said before, and going back to it: for admins. */
export const revisionRoutes: ApiModule = async (app, { services: { db }, settings: { mediaBase, embedHosts } }) => {
  const clean = { mediaBase, frames: embedHosts };
  forgetAnswersOnChange(app);

  app.get(
    '/blogs/:id/revisions',
    {
      onRequest,
      schema: {
        ...documented,
        operationId: 'getRevisions',
        summary: 'What a post said before each save',
        params: IdParams,
        response: { 200: Results(Type.Array(RevisionWire)), ...refusals(400, 401, 403, 404) },
      },
    },
    async ({ params }) => {
      const rows = await getRevisions(db, params.id);
      return results(rows.map(presentRevision));
    },
  );

  app.get(
    '/blogs/:id/revisions/:version',
    {
      onRequest,
      schema: {
        ...documented,
        operationId: 'getRevision',
        summary: 'An earlier version of a post with its words',
        params: RevisionParams,
        response: { 200: Results(RevisionDetailsWire), ...refusals(400, 401, 403, 404) },
      },
    },
    async ({ params }) => results(presentRevision(await getRevision(db, params.id, params.version))),
  );

  app.post(
    '/blogs/:id/revisions/:version/restore',
    {
      onRequest,
      config,
      schema: {
        ...documented,
        operationId: 'restoreRevision',
        summary: 'Make an earlier version of a post the next one',
        params: RevisionParams,
        response: { 200: Results(AuthoredPostWire), ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { id, version } = request.params;
      await restoreRevision(db, actorOf(request), id, version, clean);
      const row = await getPostById(db, id);
      return results({ ...presentPost(row, mediaBase), version: row.post.version });
    },
  );
};

import { Type } from 'typebox';
import { clearAnswersOnChange } from '../../../platform/http/anonymous-cache';
import type { ApiModule } from '../../../platform/http/api-module';
import { eachPresented } from '../../../platform/http/each-presented';
import { operations } from '../../../platform/http/operation';
import { IdParams } from '../../../platform/http/wire';
import { AuthoredPostWire } from '../authoring/schema';
import { getAuthoredPost } from '../authoring/service';
import { presentPost } from '../posts/present';
import { RevisionDetailsWire, RevisionParams, RevisionWire } from './schema';
import { getRevision, getRevisions, restoreRevision } from './service';

/** Earlier versions of a post, for admins. */
export const revisionRoutes: ApiModule = async (app, { settings: { mediaBase } }) => {
  const operation = operations(app, 'blog');
  clearAnswersOnChange(app, ['blog']);

  operation('getRevisions', 'GET /blogs/:id/revisions', {
    summary: 'Versions of a post before each save',
    caller: 'content',
    params: IdParams,
    answer: Type.Array(RevisionWire),
    handler: async ({ context, params }) => {
      const rows = await getRevisions(context, params.id);
      return eachPresented(context, rows, (row) => row);
    },
  });

  operation('getRevision', 'GET /blogs/:id/revisions/:version', {
    summary: 'An earlier version of a post with its content',
    caller: 'content',
    params: RevisionParams,
    answer: RevisionDetailsWire,
    handler: ({ context, params }) => getRevision(context, params),
  });

  operation('restoreRevision', 'POST /blogs/:id/revisions/:version/restore', {
    summary: 'Save an earlier version of a post as the next one',
    caller: 'content',
    params: RevisionParams,
    answer: AuthoredPostWire,
    handler: async ({ context, params }) => {
      await restoreRevision(context, params);
      return presentPost(await getAuthoredPost(context, params.id), mediaBase);
    },
  });
};

import { Type } from 'typebox';
import { actorOf } from '../../actor';
import type { ApiModule } from '../../api-module';
import { forgetAnswersOnChange } from '../../plugins/anonymous-cache';
import { requireAdmin } from '../../plugins/authentication';
import { done, Id, Results, refusals, results } from '../../wire';
import {
  ChangedCommentAnswer,
  CommentChange,
  CommentParams,
  HiddenBody,
  ModeratedCommentWire,
} from './authoring-schema';
import { changeComment, getAllComments, type ModeratedComment, setCommentHidden } from './moderation-service';
import { presentComment } from './present';

const documented = { tags: ['blog'], security: [{ token: [] }] };
const onRequest = requireAdmin;
const config = { rateLimit: { max: 120, timeWindow: '1 minute' } };
const present = (row: ModeratedComment) => ({ ...presentComment(row), hidden: row.hiddenAt !== null });

/** What admins do with readers' comments; taking one away is among what readers do. */
export const moderationRoutes: ApiModule = async (app, { services: { db } }) => {
  forgetAnswersOnChange(app);

  app.get(
    '/blogs/:blogId/comments',
    {
      onRequest,
      schema: {
        ...documented,
        operationId: 'getAllComments',
        params: Type.Object({ blogId: Id }),
        response: { 200: Results(Type.Array(ModeratedCommentWire)), ...refusals(400, 401, 403, 404) },
      },
    },
    async ({ params }) => results((await getAllComments(db, params.blogId)).map(present)),
  );

  app.put(
    '/blogs/:blogId/comments/:commentId',
    {
      onRequest,
      config,
      schema: {
        ...documented,
        operationId: 'changeComment',
        params: CommentParams,
        body: CommentChange,
        response: { 200: ChangedCommentAnswer, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { blogId, commentId } = request.params;
      const row = await changeComment(db, actorOf(request), blogId, commentId, request.body.comment);
      return { ...done(), comment: present(row) };
    },
  );

  app.put(
    '/blogs/:blogId/comments/:commentId/hidden',
    {
      onRequest,
      config,
      schema: {
        ...documented,
        operationId: 'setCommentHidden',
        params: CommentParams,
        body: HiddenBody,
        response: { 200: ChangedCommentAnswer, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { blogId, commentId } = request.params;
      const row = await setCommentHidden(db, actorOf(request), blogId, commentId, request.body.hidden);
      return { ...done(), comment: present(row) };
    },
  );
};

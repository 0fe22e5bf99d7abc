import { Type } from 'typebox';
import { userContextOf } from '../../../platform/context/context';
import { clearAnswersOnChange } from '../../../platform/http/anonymous-cache';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireAdmin } from '../../../platform/http/authentication';
import { eachPresented } from '../../../platform/http/each-presented';
import { answerSave } from '../../../platform/http/edit-conflict';
import { perMinute } from '../../../platform/http/rate-limit';
import { conflictWith, Done, done, Id, Results, refusals, results } from '../../../platform/http/wire';
import { SkipQuery } from '../posts/schema';
import { presentModeratedComment } from './present';
import {
  BlockedBody,
  ChangedCommentAnswer,
  CommentChange,
  CommenterParams,
  CommentParams,
  HiddenBody,
  ModeratedCommentWire,
} from './schema';
import { changeComment, getModeratedComments, setCommenterBlocked, setCommentHidden } from './service';

const documented = { tags: ['blog'], security: [{ token: [] }] };
const onRequest = requireAdmin;
const config = { rateLimit: perMinute(120) };

/** Moderation of comments, for admins. Deleting a comment is in comments/routes.ts. */
export const moderationRoutes: ApiModule = async (app) => {
  clearAnswersOnChange(app, ['blog']);

  app.get(
    '/blogs/:blogId/comments',
    {
      onRequest,
      schema: {
        ...documented,
        operationId: 'getModeratedComments',
        summary: 'All comments of a post, hidden ones included, latest first, at most 500 at a time',
        params: Type.Object({ blogId: Id }),
        querystring: SkipQuery,
        response: { 200: Results(Type.Array(ModeratedCommentWire)), ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const page = { postId: request.params.blogId, skip: request.query.skip };
      return results(
        eachPresented(request, await getModeratedComments(userContextOf(request), page), presentModeratedComment),
      );
    },
  );

  app.put(
    '/blogs/:blogId/comments/:commentId',
    {
      onRequest,
      config,
      schema: {
        ...documented,
        operationId: 'changeComment',
        summary: 'Edit a comment',
        params: CommentParams,
        body: CommentChange,
        response: {
          200: ChangedCommentAnswer,
          ...refusals(400, 401, 403, 404),
          ...conflictWith(ModeratedCommentWire),
        },
      },
    },
    async (request) => {
      const { blogId, commentId } = request.params;
      const { comment: text, version } = request.body;
      const save = changeComment(userContextOf(request), { postId: blogId, commentId, text, version });
      const { data } = await answerSave(save, presentModeratedComment);
      return { ...done(), comment: data.results };
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
        summary: 'Hide a comment from readers, or show it again',
        params: CommentParams,
        body: HiddenBody,
        response: { 200: ChangedCommentAnswer, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { blogId, commentId } = request.params;
      const change = { postId: blogId, commentId, hidden: request.body.hidden };
      const row = await setCommentHidden(userContextOf(request), change);
      return { ...done(), comment: presentModeratedComment(row) };
    },
  );

  app.put(
    '/blogs/commenters/:userId/stopped',
    {
      onRequest,
      config,
      schema: {
        ...documented,
        operationId: 'setCommenterBlocked',
        summary: "Block a user's comments, or unblock them",
        params: CommenterParams,
        body: BlockedBody,
        response: { 200: Done, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { userId } = request.params;
      await setCommenterBlocked(userContextOf(request), { userId, blocked: request.body.stopped });
      return done();
    },
  );
};

import { Type } from 'typebox';
import { contextOf, userContextOf } from '../../../platform/context/context';
import { ownId } from '../../../platform/context/policy';
import { clearAnswersOnChange } from '../../../platform/http/anonymous-cache';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireUser } from '../../../platform/http/authentication';
import { eachPresented } from '../../../platform/http/each-presented';
import { resolveAliases } from '../../../platform/http/field-aliases';
import { perMinute } from '../../../platform/http/rate-limit';
import { Done, done, Id, Results, refusals, results } from '../../../platform/http/wire';
import { presentComment } from '../posts/present';
import { CommentAnswer, CommentBody, CommentWire, LikeBody, LikeWire, SkipQuery } from '../posts/schema';
import { addComment, deleteComment, getOlderComments, likePost, unlikePost } from './service';

const onRequest = requireUser;
const documented = { tags: ['blog'], security: [{ token: [] }] };
const config = { rateLimit: perMinute(60) };
const PostParams = Type.Object({ blogId: Id });
const CommentParams = Type.Object({ blogId: Id, commentId: Id });
const preValidation = resolveAliases({ userId: ['user_id'] });

/** Likes and comments of readers. */
export const commentRoutes: ApiModule = async (app) => {
  clearAnswersOnChange(app, ['blog']);
  const reaction = { onRequest, preValidation, config };
  const response = { 200: Results(LikeWire), ...refusals(400, 401, 403, 404) };
  app.post(
    '/blogs/:blogId/like',
    {
      ...reaction,
      schema: {
        ...documented,
        operationId: 'likePost',
        summary: 'Like a post',
        params: PostParams,
        body: LikeBody,
        response,
      },
    },
    async (request) => {
      const context = userContextOf(request);
      ownId(context.principal, request.body?.userId);
      return results(await likePost(context, request.params.blogId));
    },
  );

  app.post(
    '/blogs/:blogId/unlike',
    {
      ...reaction,
      schema: {
        ...documented,
        operationId: 'unlikePost',
        summary: 'Remove a like',
        params: PostParams,
        body: LikeBody,
        response,
      },
    },
    async (request) => {
      const context = userContextOf(request);
      ownId(context.principal, request.body?.userId);
      return results(await unlikePost(context, request.params.blogId));
    },
  );

  app.post(
    '/blogs/:blogId/comments',
    {
      onRequest,
      preValidation,
      config,
      schema: {
        ...documented,
        operationId: 'addComment',
        summary: 'Comment on a post',
        params: PostParams,
        body: CommentBody,
        response: { 200: CommentAnswer, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const context = userContextOf(request);
      ownId(context.principal, request.body.userId);
      const row = await addComment(context, { postId: request.params.blogId, text: request.body.comment });
      return { ...done(), data: presentComment(row) };
    },
  );

  app.get(
    '/blogs/:blogId/comments/shown',
    {
      config: { anonymousCache: ['blog'] as const },
      schema: {
        tags: documented.tags,
        operationId: 'getOlderComments',
        summary: 'Visible comments, latest first, at most 500 at a time',
        params: PostParams,
        querystring: SkipQuery,
        response: { 200: Results(Type.Array(CommentWire)), ...refusals(400, 404) },
      },
    },
    async (request) => {
      const page = { postId: request.params.blogId, skip: request.query.skip };
      return results(eachPresented(request, await getOlderComments(contextOf(request), page), presentComment));
    },
  );

  app.delete(
    '/blogs/:blogId/comments/:commentId',
    {
      onRequest,
      config,
      schema: {
        ...documented,
        operationId: 'deleteComment',
        summary: "Delete the caller's own comment, or as an admin any comment",
        params: CommentParams,
        response: { 200: Done, ...refusals(401, 403, 404) },
      },
    },
    async (request) => {
      const { blogId, commentId } = request.params;
      await deleteComment(userContextOf(request), { postId: blogId, commentId });
      return done();
    },
  );
};

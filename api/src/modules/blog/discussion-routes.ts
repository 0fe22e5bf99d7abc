import { Type } from 'typebox';
import { actorOf } from '../../actor';
import type { ApiModule } from '../../api-module';
import { forgetAnswersOnChange } from '../../plugins/anonymous-cache';
import { requireUser, userOf } from '../../plugins/authentication';
import { ownId } from '../../policy';
import { oneSpelling } from '../../spellings';
import { Done, done, Id, Results, refusals, results } from '../../wire';
import { addComment, deleteComment, getShownComments, setLike } from './discussion-service';
import { presentComment } from './present';
import { CommentAnswer, CommentBody, CommentWire, LikeBody, LikeWire, SkipQuery } from './schema';

const onRequest = requireUser;
const documented = { tags: ['blog'], security: [{ token: [] }] };
const config = { rateLimit: { max: 60, timeWindow: '1 minute' } };
const PostParams = Type.Object({ blogId: Id });
const CommentParams = Type.Object({ blogId: Id, commentId: Id });
const preValidation = oneSpelling({ userId: ['user_id'] });

/** What readers do with a post: signed in, like it and comment on it; anybody, read comments older than its page's. */
export const discussionRoutes: ApiModule = async (app, { services: { db } }) => {
  forgetAnswersOnChange(app);
  for (const act of ['like', 'unlike'] as const) {
    app.post(
      `/blogs/:blogId/${act}`,
      {
        onRequest,
        preValidation,
        config,
        schema: {
          ...documented,
          operationId: act === 'like' ? 'likePost' : 'unlikePost',
          summary: act === 'like' ? 'Like a post' : 'Take a like back',
          params: PostParams,
          body: LikeBody,
          response: { 200: Results(LikeWire), ...refusals(400, 401, 403, 404) },
        },
      },
      async (request) => {
        const user = userOf(request);
        ownId(user, request.body?.userId);
        const standing = await setLike(db, user, request.params.blogId, act === 'like');
        return results(standing);
      },
    );
  }

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
      const user = userOf(request);
      ownId(user, request.body.userId);
      const row = await addComment(db, user, request.params.blogId, request.body.comment);
      return { ...done(), data: presentComment(row) };
    },
  );

  app.get(
    '/blogs/:blogId/comments/shown',
    {
      config: { anonymousCache: true },
      schema: {
        tags: documented.tags,
        operationId: 'getShownComments',
        summary: 'Comments that readers see, the latest first, at most 500 at a time',
        params: PostParams,
        querystring: SkipQuery,
        response: { 200: Results(Type.Array(CommentWire)), ...refusals(400, 404) },
      },
    },
    async ({ params, query, user }) =>
      results((await getShownComments(db, params.blogId, user, query.skip)).map(presentComment)),
  );

  app.delete(
    '/blogs/:blogId/comments/:commentId',
    {
      onRequest,
      config,
      schema: {
        ...documented,
        operationId: 'deleteComment',
        summary: "Delete a comment: one's own, or as an admin anybody's",
        params: CommentParams,
        response: { 200: Done, ...refusals(401, 403, 404) },
      },
    },
    async (request) => {
      const { blogId, commentId } = request.params;
      await deleteComment(db, actorOf(request), blogId, commentId);
      return done();
    },
  );
};

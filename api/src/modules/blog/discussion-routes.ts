import { Type } from 'typebox';
import type { ApiModule } from '../../api-module';
import { forgetAnswersOnChange } from '../../plugins/anonymous-cache';
import { requireOwnId, requireUser, userOf } from '../../plugins/authentication';
import { oneSpelling } from '../../spellings';
import { Done, done, Id, Results, refusals, results } from '../../wire';
import { addComment, deleteComment, setLike } from './discussion-service';
import { presentComment } from './present';
import { CommentAnswer, CommentBody, LikeBody, LikeWire } from './schema';

const onRequest = requireUser;
const documented = { tags: ['blog'], security: [{ token: [] }] };
const config = { rateLimit: { max: 60, timeWindow: '1 minute' } };
const PostParams = Type.Object({ blogId: Id });
const CommentParams = Type.Object({ blogId: Id, commentId: Id });
const preValidation = oneSpelling({ userId: ['user_id'] });

/** What readers who are signed in do with a post: like it and comment on it. */
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
          params: PostParams,
          body: LikeBody,
          response: { 200: Results(LikeWire), ...refusals(400, 401, 403, 404) },
        },
      },
      async (request) => {
        const user = userOf(request);
        if (request.body?.userId !== undefined) requireOwnId(user, request.body.userId);
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
        params: PostParams,
        body: CommentBody,
        response: { 200: CommentAnswer, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const user = userOf(request);
      if (request.body.userId !== undefined) requireOwnId(user, request.body.userId);
      const row = await addComment(db, user, request.params.blogId, request.body.comment);
      return { ...done(), data: presentComment(row) };
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
        params: CommentParams,
        response: { 200: Done, ...refusals(401, 403, 404) },
      },
    },
    async (request) => {
      const { blogId, commentId } = request.params;
      await deleteComment(db, userOf(request), blogId, commentId);
      return done();
    },
  );
};

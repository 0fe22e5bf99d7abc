import { Type } from 'typebox';
import { ownId } from '../../../platform/context/policy';
import { clearAnswersOnChange } from '../../../platform/http/anonymous-cache';
import type { ApiModule } from '../../../platform/http/api-module';
import { eachPresented } from '../../../platform/http/each-presented';
import { operations } from '../../../platform/http/operation';
import { done } from '../../../platform/http/wire';
import { presentComment } from '../posts/present';
import {
  CommentAnswer,
  CommentBody,
  CommentParams,
  CommentWire,
  LikeBody,
  LikeWire,
  PostParams,
  SkipQuery,
} from '../posts/schema';
import { addComment, deleteComment, getOlderComments, likePost, unlikePost } from './service';

const spellings = { userId: ['user_id'] };

/** Likes and comments of readers. */
export const commentRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'blog');
  clearAnswersOnChange(app, ['blog']);
  operation('likePost', 'POST /blogs/:blogId/like', {
    summary: 'Like a post',
    caller: 'user',
    perMinute: 60,
    spellings,
    params: PostParams,
    body: LikeBody,
    answer: LikeWire,
    refuses: [403],
    handler: async ({ context, params, body }) => {
      ownId(context.principal, body?.userId);
      return likePost(context, params.postId);
    },
  });

  operation('unlikePost', 'POST /blogs/:blogId/unlike', {
    summary: 'Remove a like',
    caller: 'user',
    perMinute: 60,
    spellings,
    params: PostParams,
    body: LikeBody,
    answer: LikeWire,
    refuses: [403],
    handler: async ({ context, params, body }) => {
      ownId(context.principal, body?.userId);
      return unlikePost(context, params.postId);
    },
  });

  operation('addComment', 'POST /blogs/:blogId/comments', {
    summary: 'Comment on a post',
    caller: 'user',
    perMinute: 60,
    spellings,
    params: PostParams,
    body: CommentBody,
    responses: { 200: CommentAnswer },
    refuses: [403],
    handler: async ({ context, params, body }) => {
      ownId(context.principal, body.userId);
      const row = await addComment(context, { ...body, ...params });
      return { ...done(), data: presentComment(row) };
    },
  });

  operation('getOlderComments', 'GET /blogs/:blogId/comments/shown', {
    summary: 'Visible comments, latest first, at most 500 at a time',
    caller: 'visitor',
    cached: ['blog'],
    params: PostParams,
    query: SkipQuery,
    answer: Type.Array(CommentWire),
    handler: async ({ context, params, query }) =>
      eachPresented(context, await getOlderComments(context, { ...params, ...query }), presentComment),
  });

  operation('deleteComment', 'DELETE /blogs/:blogId/comments/:commentId', {
    summary: "Delete the caller's own comment, or as an admin any comment",
    caller: 'user',
    perMinute: 60,
    params: CommentParams,
    refuses: [403],
    handler: ({ context, params }) => deleteComment(context, params),
  });
};

import { Type } from 'typebox';
import { clearAnswersOnChange } from '../../../platform/http/anonymous-cache';
import type { ApiModule } from '../../../platform/http/api-module';
import { eachPresented } from '../../../platform/http/each-presented';
import { answerSave } from '../../../platform/http/edit-conflict';
import { operations } from '../../../platform/http/operation';
import { done } from '../../../platform/http/wire';
import { CommentParams, PostParams, SkipQuery } from '../posts/schema';
import { presentModeratedComment } from './present';
import {
  BlockedBody,
  ChangedCommentAnswer,
  CommentChange,
  CommenterParams,
  HiddenBody,
  ModeratedCommentWire,
} from './schema';
import { changeComment, getModeratedComments, setCommenterBlocked, setCommentHidden } from './service';

/** Moderation of comments, for admins. Deleting a comment is in comments/routes.ts. */
export const moderationRoutes: ApiModule = async (app) => {
  const operation = operations(app, 'blog');
  clearAnswersOnChange(app, ['blog']);

  operation('getModeratedComments', 'GET /blogs/:blogId/comments', {
    summary: 'All comments of a post, hidden ones included, latest first, at most 500 at a time',
    caller: 'content',
    params: PostParams,
    query: SkipQuery,
    answer: Type.Array(ModeratedCommentWire),
    handler: async ({ context, params, query }) =>
      eachPresented(context, await getModeratedComments(context, { ...params, ...query }), presentModeratedComment),
  });

  operation('changeComment', 'PUT /blogs/:blogId/comments/:commentId', {
    summary: 'Edit a comment',
    caller: 'content',
    params: CommentParams,
    body: CommentChange,
    responses: { 200: ChangedCommentAnswer },
    conflict: ModeratedCommentWire,
    handler: async ({ context, params, body }) => {
      const save = changeComment(context, { ...body, ...params });
      return { ...done(), comment: await answerSave(save, presentModeratedComment) };
    },
  });

  operation('setCommentHidden', 'PUT /blogs/:blogId/comments/:commentId/hidden', {
    summary: 'Hide a comment from readers, or show it again',
    caller: 'content',
    params: CommentParams,
    body: HiddenBody,
    responses: { 200: ChangedCommentAnswer },
    handler: async ({ context, params, body }) => {
      const row = await setCommentHidden(context, { ...body, ...params });
      return { ...done(), comment: presentModeratedComment(row) };
    },
  });

  operation('setCommenterBlocked', 'PUT /blogs/commenters/:userId/stopped', {
    summary: "Block a user's comments, or unblock them",
    caller: 'content',
    params: CommenterParams,
    body: BlockedBody,
    handler: ({ context, params, body }) => setCommenterBlocked(context, { ...body, ...params }),
  });
};

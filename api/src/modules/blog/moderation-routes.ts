import { Type } from 'typebox';
import { actorOf } from '../../actor';
import type { ApiModule } from '../../api-module';
import { forgetAnswersOnChange } from '../../plugins/anonymous-cache';
import { requireAdmin } from '../../plugins/authentication';
import { Done, done, Id, Results, refusals, results } from '../../wire';
import {
  ChangedCommentAnswer,
  CommentChange,
  CommenterParams,
  CommentParams,
  HiddenBody,
  ModeratedCommentWire,
  StoppedBody,
} from './authoring-schema';
import {
  changeComment,
  getAllComments,
  type ModeratedComment,
  setCommenterBlocked,
  setCommentHidden,
} from './moderation-service';
import { presentComment } from './present';
import { SkipQuery } from './schema';

const documented = { tags: ['blog'], security: [{ token: [] }] };
const onRequest = requireAdmin;
const config = { rateLimit: { max: 120, timeWindow: '1 minute' } };
const present = (row: ModeratedComment) => ({
  ...presentComment(row),
  hidden: row.hiddenAt !== null,
  author_stopped: row.stoppedAt !== null,
});

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
        summary: 'Comments of a post, hidden ones too, the latest first, at most 500 at a time',
        params: Type.Object({ blogId: Id }),
        querystring: SkipQuery,
        response: { 200: Results(Type.Array(ModeratedCommentWire)), ...refusals(400, 401, 403, 404) },
      },
    },
    async ({ params, query }) => results((await getAllComments(db, params.blogId, query.skip)).map(present)),
  );

  app.put(
    '/blogs/:blogId/comments/:commentId',
    {
      onRequest,
      config,
      schema: {
        ...documented,
        operationId: 'changeComment',
        summary: 'Put other words into a comment',
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
        summary: 'Hide a comment from readers, or show it again',
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

  app.put(
    '/blogs/commenters/:userId/stopped',
    {
      onRequest,
      config,
      schema: {
        ...documented,
        operationId: 'setCommenterBlocked',
        summary: 'Keep a person from commenting, or let them again',
        params: CommenterParams,
        body: StoppedBody,
        response: { 200: Done, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      await setCommenterBlocked(db, actorOf(request), request.params.userId, request.body.stopped);
      return done();
    },
  );
};

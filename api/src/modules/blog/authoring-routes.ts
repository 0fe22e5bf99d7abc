import { Type } from 'typebox';
import { actorOf } from '../../actor';
import type { ApiModule } from '../../api-module';
import { forgetAnswersOnChange } from '../../plugins/anonymous-cache';
import { requireAdmin } from '../../plugins/authentication';
import { Done, done, IdParams, Results, refusals, results } from '../../wire';
import { AuthoredPostWire, PostBody, RevisionParams, RevisionWire } from './authoring-schema';
import {
  createPost,
  deletePost,
  getPostById,
  getRevisions,
  type PostChange,
  restoreRevision,
  updatePost,
} from './authoring-service';
import { addPostForms, readPostForm } from './post-form';
import { presentPost } from './present';
import type { PostRow } from './service';

const documented = { tags: ['blog'], security: [{ token: [] }] };
const onRequest = requireAdmin;
const config = { rateLimit: { max: 120, timeWindow: '1 minute' } };
const consumes = ['application/json', 'multipart/form-data'];
const AuthoredPost = Results(AuthoredPostWire);

/** Writing the blog: for admins. */
export const blogAuthoringRoutes: ApiModule = async (app, { services, settings: { mediaBase } }) => {
  const { db } = services;
  forgetAnswersOnChange(app);
  await addPostForms(app);
  const preValidation = readPostForm;
  const present = (row: PostRow) =>
    results({
      ...presentPost(row, mediaBase),
      version: row.post.version,
      scheduled_at: row.post.scheduledAt?.toISOString() ?? null,
    });

  app.get(
    '/blogs/id/:id',
    {
      onRequest,
      schema: {
        ...documented,
        operationId: 'getAuthoredPost',
        params: IdParams,
        response: { 200: AuthoredPost, ...refusals(400, 401, 403, 404) },
      },
    },
    async ({ params }) => present(await getPostById(db, params.id)),
  );

  app.post(
    '/blogs',
    {
      onRequest,
      preValidation,
      config,
      schema: {
        ...documented,
        consumes,
        operationId: 'createPost',
        body: PostBody,
        response: { 201: AuthoredPost, ...refusals(400, 401, 403, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const change = readChange(request.body, request.postPicture);
      const id = await createPost(services, actorOf(request), change, mediaBase);
      return reply.code(201).send(present(await getPostById(db, id)));
    },
  );

  app.put(
    '/blogs/:id',
    {
      onRequest,
      preValidation,
      config,
      schema: {
        ...documented,
        consumes,
        operationId: 'updatePost',
        params: IdParams,
        body: PostBody,
        response: { 200: AuthoredPost, ...refusals(400, 401, 403, 404, 409, 413, 415, 429) },
      },
    },
    async (request) => {
      const change = readChange(request.body, request.postPicture);
      await updatePost(services, actorOf(request), request.params.id, change, mediaBase);
      return present(await getPostById(db, request.params.id));
    },
  );

  app.delete(
    '/blogs/:id',
    {
      onRequest,
      config,
      schema: {
        ...documented,
        operationId: 'deletePost',
        params: IdParams,
        response: { 200: Done, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      await deletePost(db, actorOf(request), request.params.id);
      return done();
    },
  );

  app.get(
    '/blogs/:id/revisions',
    {
      onRequest,
      schema: {
        ...documented,
        operationId: 'getRevisions',
        params: IdParams,
        response: { 200: Results(Type.Array(RevisionWire)), ...refusals(400, 401, 403, 404) },
      },
    },
    async ({ params }) => {
      const rows = await getRevisions(db, params.id);
      return results(rows.map(({ createdAt, ...row }) => ({ ...row, created_at: createdAt.toISOString() })));
    },
  );

  app.post(
    '/blogs/:id/revisions/:version/restore',
    {
      onRequest,
      config,
      schema: {
        ...documented,
        operationId: 'restoreRevision',
        params: RevisionParams,
        response: { 200: AuthoredPost, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { id, version } = request.params;
      await restoreRevision(db, actorOf(request), id, version, mediaBase);
      return present(await getPostById(db, id));
    },
  );
};

function readChange(body: PostBody, picture: Buffer | null): PostChange {
  const { title, content, tags, status, version, scheduled_at: scheduledAt } = body;
  const given = {
    ...{ title, content, tags },
    metaTitle: body.meta_title,
    metaDescription: body.meta_description,
    metaKeywords: body.meta_keywords,
  };
  return {
    form: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    ...{ status, version, picture },
    scheduledAt: typeof scheduledAt === 'string' ? new Date(scheduledAt) : scheduledAt,
  };
}

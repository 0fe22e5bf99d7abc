import { actorOf } from '../../actor';
import type { ApiModule } from '../../api-module';
import { forgetAnswersOnChange } from '../../plugins/anonymous-cache';
import { requireAdmin } from '../../plugins/authentication';
import { Done, done, IdParams, Results, refusals, results } from '../../wire';
import { AuthoredPostWire, PostBody } from './authoring-schema';
import { createPost, deletePost, getPostById, type PostChange, updatePost } from './authoring-service';
import { addPostForms, readPostForm } from './post-form';
import { presentPost } from './present';
import type { PostRow } from './service';

const documented = { tags: ['blog'], security: [{ token: [] }] };
const onRequest = requireAdmin;
const config = { rateLimit: { max: 120, timeWindow: '1 minute' } };
const consumes = ['application/json', 'multipart/form-data'];
const AuthoredPost = Results(AuthoredPostWire);

/** Writing the blog: for admins. */
export const blogAuthoringRoutes: ApiModule = async (app, { services, settings: { mediaBase, embedHosts } }) => {
  const { db } = services;
  const clean = { mediaBase, frames: embedHosts };
  forgetAnswersOnChange(app);
  await addPostForms(app);
  const preValidation = readPostForm;
  const present = (row: PostRow) => results({ ...presentPost(row, mediaBase), version: row.post.version });

  app.get(
    '/blogs/id/:id',
    {
      onRequest,
      schema: {
        ...documented,
        operationId: 'getAuthoredPost',
        summary: 'A post to be edited, drafts included',
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
        summary: 'Write a post',
        body: PostBody,
        response: { 201: AuthoredPost, ...refusals(400, 401, 403, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const change = readChange(request.body, request.postPicture);
      const id = await createPost(services, actorOf(request), change, clean);
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
        summary: 'Save a post',
        params: IdParams,
        body: PostBody,
        response: { 200: AuthoredPost, ...refusals(400, 401, 403, 404, 409, 413, 415, 429) },
      },
    },
    async (request) => {
      const change = readChange(request.body, request.postPicture);
      await updatePost(services, actorOf(request), request.params.id, change, clean);
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
        summary: 'Delete a post',
        params: IdParams,
        response: { 200: Done, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) => {
      await deletePost(db, actorOf(request), request.params.id);
      return done();
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

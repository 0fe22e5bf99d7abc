import { type UserContext, userContextOf } from '../../../platform/context/context';
import { clearAnswersOnChange } from '../../../platform/http/anonymous-cache';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireAdmin } from '../../../platform/http/authentication';
import { answerSave } from '../../../platform/http/edit-conflict';
import { perMinute } from '../../../platform/http/rate-limit';
import { conflictWith, Done, done, IdParams, Results, refusals, results } from '../../../platform/http/wire';
import { presentAuthoredPost } from '../posts/present';
import { addPostForms, readPostForm } from './multipart';
import { AuthoredPostWire, PostBody } from './schema';
import { createPost, deletePost, getAuthoredPost, type PostChange, updatePost } from './service';

const documented = { tags: ['blog'], security: [{ token: [] }] };
const onRequest = requireAdmin;
const config = { rateLimit: perMinute(120) };
const consumes = ['application/json', 'multipart/form-data'];
const AuthoredPost = Results(AuthoredPostWire);

/** Creating, editing and deleting posts, for admins. */
export const postAuthoringRoutes: ApiModule = async (app, { settings: { mediaBase } }) => {
  clearAnswersOnChange(app, ['blog']);
  await addPostForms(app);
  const preValidation = readPostForm;
  const authoredPost = async (context: UserContext, id: number) =>
    results(presentAuthoredPost(await getAuthoredPost(context, id), mediaBase));

  app.get(
    '/blogs/id/:id',
    {
      onRequest,
      schema: {
        ...documented,
        operationId: 'getAuthoredPost',
        summary: 'A post for the editor, drafts included',
        params: IdParams,
        response: { 200: AuthoredPost, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) =>
      results(presentAuthoredPost(await getAuthoredPost(userContextOf(request), request.params.id), mediaBase)),
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
        summary: 'Create a post',
        body: PostBody,
        response: { 201: AuthoredPost, ...refusals(400, 401, 403, 408, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const context = userContextOf(request);
      const id = await createPost(context, readChange(request.body, request.postPicture));
      return reply.code(201).send(await authoredPost(context, id));
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
        response: {
          200: AuthoredPost,
          ...refusals(400, 401, 403, 404, 408, 413, 415, 429, 503),
          ...conflictWith(AuthoredPostWire),
        },
      },
    },
    async (request) => {
      const context = userContextOf(request);
      const { id } = request.params;
      const save = updatePost(context, { ...readChange(request.body, request.postPicture), id });
      return answerSave(save, (post) => presentAuthoredPost(post, mediaBase));
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
      await deletePost(userContextOf(request), request.params.id);
      return done();
    },
  );
};

function readChange(body: PostBody, picture: Buffer | null): PostChange {
  const { title, content, tags, status, version, scheduled_at: scheduledAt } = body;
  const given = {
    title,
    content,
    tags,
    metaTitle: body.meta_title,
    metaDescription: body.meta_description,
    metaKeywords: body.meta_keywords,
  };
  return {
    form: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    status,
    version,
    picture,
    scheduledAt: typeof scheduledAt === 'string' ? new Date(scheduledAt) : scheduledAt,
  };
}

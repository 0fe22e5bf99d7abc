import { clearAnswersOnChange } from '../../../platform/http/anonymous-cache';
import type { ApiModule } from '../../../platform/http/api-module';
import { answerSave } from '../../../platform/http/edit-conflict';
import { operations } from '../../../platform/http/operation';
import { IdParams } from '../../../platform/http/wire';
import { presentPost } from '../posts/present';
import { addPostForms, readPostForm } from './multipart';
import { AuthoredPostWire, PostBody } from './schema';
import { createPost, deletePost, getAuthoredPost, type PostChange, updatePost } from './service';

const consumes = ['application/json', 'multipart/form-data'];

/** Creating, editing and deleting posts, for admins. */
export const postAuthoringRoutes: ApiModule = async (app, { settings: { mediaBase } }) => {
  const operation = operations(app, 'blog');
  clearAnswersOnChange(app, ['blog']);
  await addPostForms(app);
  const present = (post: Parameters<typeof presentPost>[0]) => presentPost(post, mediaBase);

  operation('getAuthoredPost', 'GET /blogs/id/:id', {
    summary: 'A post for the editor, drafts included',
    caller: 'content',
    params: IdParams,
    answer: AuthoredPostWire,
    handler: async ({ context, params }) => present(await getAuthoredPost(context, params.id)),
  });

  operation('createPost', 'POST /blogs', {
    summary: 'Create a post',
    caller: 'content',
    preValidation: readPostForm,
    consumes,
    body: PostBody,
    status: 201,
    answer: AuthoredPostWire,
    refuses: [408],
    handler: async ({ context, body, request }) => {
      const id = await createPost(context, readChange(body, request.postPicture));
      return present(await getAuthoredPost(context, id));
    },
  });

  operation('updatePost', 'PUT /blogs/:id', {
    summary: 'Save a post',
    caller: 'content',
    preValidation: readPostForm,
    consumes,
    params: IdParams,
    body: PostBody,
    answer: AuthoredPostWire,
    refuses: [408],
    conflict: AuthoredPostWire,
    handler: ({ context, params, body, request }) => {
      const { id } = params;
      const save = updatePost(context, { ...readChange(body, request.postPicture), id });
      return answerSave(save, present);
    },
  });

  operation('deletePost', 'DELETE /blogs/:id', {
    summary: 'Delete a post',
    caller: 'content',
    params: IdParams,
    handler: ({ context, params }) => deletePost(context, params.id),
  });
};

function readChange(body: PostBody, picture: Buffer | null): PostChange {
  const { status, version, scheduledAt, ...form } = body;
  return {
    form,
    status,
    version,
    picture,
    scheduledAt: typeof scheduledAt === 'string' ? new Date(scheduledAt) : scheduledAt,
  };
}

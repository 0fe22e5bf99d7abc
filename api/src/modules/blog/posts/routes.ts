import { Type } from 'typebox';
import type { ServiceContext } from '../../../platform/context/context';
import type { ApiModule } from '../../../platform/http/api-module';
import { eachPresented } from '../../../platform/http/each-presented';
import { operations } from '../../../platform/http/operation';
import { dropEmptyQuery } from '../../../platform/http/wire';
import { presentComment, presentPost } from './present';
import { LimitQuery, PostDetailsWire, PostWire, SlugParams } from './schema';
import { getAllPosts, getDraftPosts, getLatestPosts, getPost, getPosts } from './service';

/** Lists of posts, and one post with its comments. */
export const postRoutes: ApiModule = async (app, { settings: { mediaBase } }) => {
  const operation = operations(app, 'blog');
  const presentAll = (context: ServiceContext, rows: Parameters<typeof presentPost>[0][]) =>
    eachPresented(context, rows, (row) => presentPost(row, mediaBase));

  operation('getPosts', 'GET /blogs', {
    summary: 'Published posts, latest first',
    caller: 'visitor',
    cached: ['blog'],
    answer: Type.Array(PostWire),
    handler: async ({ context }) => presentAll(context, await getPosts(context)),
  });

  operation('getLatestPosts', 'GET /blogs/limit', {
    summary: 'The latest few posts',
    caller: 'visitor',
    cached: ['blog'],
    preValidation: dropEmptyQuery,
    query: LimitQuery,
    answer: Type.Array(PostWire),
    handler: async ({ context, query }) => presentAll(context, await getLatestPosts(context, query.limit)),
  });

  operation('getDraftPosts', 'GET /blogs/drafts', {
    summary: 'Drafts',
    caller: 'content',
    answer: Type.Array(PostWire),
    handler: async ({ context }) => presentAll(context, await getDraftPosts(context)),
  });

  operation('getAllPosts', 'GET /blogs/all', {
    summary: 'All posts, drafts included',
    caller: 'content',
    answer: Type.Array(PostWire),
    handler: async ({ context }) => presentAll(context, await getAllPosts(context)),
  });

  operation('getPost', 'GET /blogs/:slug', {
    summary: 'A post with its comments',
    caller: 'visitor',
    cached: ['blog'],
    params: SlugParams,
    answer: PostDetailsWire,
    handler: async ({ context, params }) => {
      const post = await getPost(context, params.slug);
      return { ...presentPost(post, mediaBase), comments: eachPresented(context, post.comments, presentComment) };
    },
  });
};

import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { contextOf } from '../../../platform/context/context';
import type { ApiModule } from '../../../platform/http/api-module';
import { requireAdmin } from '../../../platform/http/authentication';
import { eachPresented } from '../../../platform/http/each-presented';
import { dropEmptyQuery, Results, refusals, results } from '../../../platform/http/wire';
import { presentComment, presentPost } from './present';
import { LimitQuery, PostDetailsWire, PostWire, SlugParams } from './schema';
import { getAllPosts, getDraftPosts, getLatestPosts, getPost, getPosts } from './service';

const tags = ['blog'];
const config = { anonymousCache: ['blog'] as const };
const security = [{ token: [] }];

/** Lists of posts, and one post with its comments. */
export const postRoutes: ApiModule = async (app, { settings: { mediaBase } }) => {
  const presentAll = (request: FastifyRequest, rows: Parameters<typeof presentPost>[0][]) =>
    results(eachPresented(request, rows, (row) => presentPost(row, mediaBase)));
  const Posts = Results(Type.Array(PostWire));

  app.get(
    '/blogs',
    {
      config,
      schema: { tags, operationId: 'getPosts', summary: 'Published posts, latest first', response: { 200: Posts } },
    },
    async (request) => presentAll(request, await getPosts(contextOf(request))),
  );

  app.get(
    '/blogs/limit',
    {
      config,
      preValidation: dropEmptyQuery,
      schema: {
        tags,
        operationId: 'getLatestPosts',
        summary: 'The latest few posts',
        querystring: LimitQuery,
        response: { 200: Posts, ...refusals(400) },
      },
    },
    async (request) => presentAll(request, await getLatestPosts(contextOf(request), request.query.limit)),
  );

  app.get(
    '/blogs/drafts',
    {
      onRequest: requireAdmin,
      schema: {
        tags,
        security,
        operationId: 'getDraftPosts',
        summary: 'Drafts',
        response: { 200: Posts, ...refusals(401, 403) },
      },
    },
    async (request) => presentAll(request, await getDraftPosts(contextOf(request))),
  );

  app.get(
    '/blogs/all',
    {
      onRequest: requireAdmin,
      schema: {
        tags,
        security,
        operationId: 'getAllPosts',
        summary: 'All posts, drafts included',
        response: { 200: Posts, ...refusals(401, 403) },
      },
    },
    async (request) => presentAll(request, await getAllPosts(contextOf(request))),
  );

  app.get(
    '/blogs/:slug',
    {
      config,
      schema: {
        tags,
        operationId: 'getPost',
        summary: 'A post with its comments',
        params: SlugParams,
        response: { 200: Results(PostDetailsWire), ...refusals(404) },
      },
    },
    async (request) => {
      const { row, comments, likes, liked } = await getPost(contextOf(request), request.params.slug);
      return results({
        ...presentPost(row, mediaBase),
        likes: likes.map((userId) => ({ userId })),
        liked,
        comments: eachPresented(request, comments, presentComment),
      });
    },
  );
};

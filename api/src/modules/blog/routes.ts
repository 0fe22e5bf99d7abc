import { Type } from 'typebox';
import type { ApiModule } from '../../api-module';
import { requireAdmin } from '../../plugins/authentication';
import { dropEmptyQuery, Results, refusals, results } from '../../wire';
import { blogAuthoringRoutes } from './authoring-routes';
import { discussionRoutes } from './discussion-routes';
import { moderationRoutes } from './moderation-routes';
import { likersShown } from './policy';
import { presentComment, presentPost } from './present';
import { revisionRoutes } from './revision-routes';
import { LimitQuery, PostDetailsWire, PostWire, SlugParams } from './schema';
import { getLatestPosts, getPost, getPosts, type PostRow } from './service';

const tags = ['blog'];
const config = { anonymousCache: true };
const security = [{ token: [] }];

/** The blog: reading it, what readers say to it, writing it and moderating. */
export const blogRoutes: ApiModule = async (app, context) => {
  const { db } = context.services;
  const { mediaBase } = context.settings;
  for (const part of [discussionRoutes, blogAuthoringRoutes, revisionRoutes, moderationRoutes])
    await app.register(part, context);
  const presentAll = (rows: PostRow[]) => results(rows.map((row) => presentPost(row, mediaBase)));
  const Posts = Results(Type.Array(PostWire));

  app.get(
    '/blogs',
    {
      config,
      schema: { tags, operationId: 'getPosts', summary: 'Published posts, the latest first', response: { 200: Posts } },
    },
    async () => presentAll(await getPosts(db, 'published')),
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
    async ({ query }) => presentAll(await getLatestPosts(db, query.limit)),
  );

  app.get(
    '/blogs/drafts',
    {
      onRequest: requireAdmin,
      schema: {
        tags,
        security,
        operationId: 'getDraftPosts',
        summary: 'Posts that are not published yet',
        response: { 200: Posts, ...refusals(401, 403) },
      },
    },
    async () => presentAll(await getPosts(db, 'draft')),
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
    async () => presentAll(await getPosts(db)),
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
    async ({ params, user }) => {
      const { row, comments, likers } = await getPost(db, params.slug, user);
      // Who liked a post is nobody else's business.
      const shown = likersShown(user, likers);
      return results({
        ...presentPost(row, mediaBase),
        likes: shown.map((userId) => ({ userId })),
        liked: user !== null && likers.includes(user.id),
        comments: comments.map(presentComment),
      });
    },
  );
};

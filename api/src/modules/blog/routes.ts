import type { ApiModule } from '../../platform/http/api-module';
import { postAuthoringRoutes } from './authoring/routes';
import { commentRoutes } from './comments/routes';
import { moderationRoutes } from './moderation/routes';
import { postRoutes } from './posts/routes';
import { revisionRoutes } from './revisions/routes';

/** The blog: posts, likes and comments, authoring, revisions and moderation. */
export const blogRoutes: ApiModule = async (app, options) => {
  for (const routes of [commentRoutes, postAuthoringRoutes, revisionRoutes, moderationRoutes, postRoutes]) {
    await app.register(routes, options);
  }
};

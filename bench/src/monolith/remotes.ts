import type { RemoteModule } from '@kaksha/contract/host';
import publicRemote from '../../../mfe-public/src/remote';

type Load = () => Promise<{ default: RemoteModule }>;

/** All remotes in one build. The public remote is in the main bundle, the others are chunks. */
export const remotes: Record<string, Load> = {
  public: async () => ({ default: publicRemote }),
  learner: () => import('../../../mfe-learner/src/remote'),
  trainer: () => import('../../../mfe-trainer/src/remote'),
  'blog-admin': () => import('../../../mfe-blog-admin/src/remote'),
};

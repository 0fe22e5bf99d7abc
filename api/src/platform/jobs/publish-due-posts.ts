import { publishDuePosts as publish } from '../../modules/blog/authoring/service';
import type { ScheduledJob } from './job';

/** Publishes scheduled blog posts. */
export const publishDuePosts: ScheduledJob = {
  name: 'publish-due-posts',
  cron: '* * * * *',
  run: publish,
};

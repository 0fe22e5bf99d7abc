import { publishDuePosts as publish } from '../modules/blog/authoring/service';
import { type Job, minuteMs } from './job';

/** Publishes scheduled blog posts. */
export const publishDuePosts: Job = {
  name: 'publish-due-posts',
  everyMs: minuteMs,
  run: publish,
};

import { isRecord } from '@kaksha/domain/typed';

/** Ends the task, so that the browser can answer an input or paint before the work that follows. */
export async function nextTask(view: object = globalThis): Promise<void> {
  const scheduler = 'scheduler' in view ? view.scheduler : null;
  if (isRecord(scheduler) && typeof scheduler.yield === 'function') await scheduler.yield();
  else await new Promise((resolve) => setTimeout(resolve));
}

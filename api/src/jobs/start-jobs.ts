import { systemContext } from '../context';
import type { Services } from '../services';
import type { Settings } from '../settings';
import { completeEnrolments } from './complete-enrolments';
import { deleteOldCodes } from './delete-old-codes';
import { deleteOldSessions } from './delete-old-sessions';
import { deleteOldTelemetry } from './delete-old-telemetry';
import type { Job } from './job';
import { publishDuePosts } from './publish-due-posts';
import { reconcilePayments } from './reconcile-payments';
import { refreshNextStarts } from './refresh-next-starts';
import { removeStrayFiles } from './remove-stray-files';
import { removeUnusedPictures } from './remove-unused-pictures';

export const jobs: readonly Job[] = [
  refreshNextStarts,
  completeEnrolments,
  deleteOldCodes,
  deleteOldSessions,
  deleteOldTelemetry,
  publishDuePosts,
  reconcilePayments,
  removeUnusedPictures,
  removeStrayFiles,
];

/** Runs every job now and at its interval. `stop` resolves when no run is in progress. */
export function startJobs(services: Services, settings: Settings): { stop(): Promise<void> } {
  const started = jobs.map((job) => startJob(job, services, settings));
  return {
    stop: async () => {
      await Promise.all(started.map(({ stop }) => stop()));
    },
  };
}

/** Skips a run while the one before is in progress. A failure is logged; the next run tries again. */
function startJob(job: Job, services: Services, settings: Settings): { stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  const run = () => {
    const context = systemContext(services, settings, { job: job.name });
    running ??= job
      .run(context)
      .catch((error: unknown) => context.log.error({ err: error }, 'job failed'))
      .finally(() => {
        running = null;
      });
  };
  run();
  const timer = setInterval(run, job.everyMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

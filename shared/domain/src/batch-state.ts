import { currentSession } from './batch-sessions';
import { batchProgress } from './batches';
import type { Batch, BatchState } from './catalogue';

/** The life cycle of a batch. `finished` is derived: the last session is over. */
export type BatchLifeCycle = BatchState | 'finished';

export const batchActions = ['open', 'close', 'cancel'] as const;
export type BatchAction = (typeof batchActions)[number];

const transitions: Record<BatchAction, { from: readonly BatchLifeCycle[]; to: BatchState }> = {
  open: { from: ['closed'], to: 'open' },
  close: { from: ['open'], to: 'closed' },
  // Learners are refunded in full, so there is no way back.
  cancel: { from: ['open', 'closed'], to: 'cancelled' },
};

/** The state that users see. A batch that is over can be opened again only with a later end date. */
export function lifeCycleOf(batch: Batch, now: Date): BatchLifeCycle {
  if (batch.state === 'cancelled') return 'cancelled';
  const isOver = batchProgress(batch, now) === 'Finished' || (batch.endDate !== null && !currentSession(batch, now));
  return isOver ? 'finished' : batch.state;
}

export function mayChangeState(action: BatchAction, batch: Batch, now: Date): boolean {
  return transitions[action].from.includes(lifeCycleOf(batch, now));
}

/** The actions that change the batch's state now. */
export function possibleActions(batch: Batch, now: Date): BatchAction[] {
  return batchActions.filter((action) => mayChangeState(action, batch, now));
}

export const stateAfter = (action: BatchAction): BatchState => transitions[action].to;

export const lifeCycleLabels: Record<BatchLifeCycle, string> = {
  open: 'Open for enrolment',
  closed: 'Closed for enrolment',
  cancelled: 'Cancelled',
  finished: 'Finished',
};

/** Answers to an action that the state does not allow. */
export function describeRefusal(action: BatchAction, lifeCycle: BatchLifeCycle): string {
  if (lifeCycle === 'cancelled') return 'This batch is cancelled. Add a new batch instead.';
  if (lifeCycle === 'finished') return 'This batch is finished.';
  return action === 'open'
    ? 'This batch is open for enrolment already.'
    : 'This batch is closed for enrolment already.';
}

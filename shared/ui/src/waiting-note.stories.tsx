import type { WaitingEntry } from '@kaksha/domain/payments';
import { batch } from '@kaksha/testing/factories';
import { States } from '@kaksha/testing/states';
import type { Meta } from '@storybook/react-vite';
import { WaitingNote } from './waiting-note';

const meta: Meta<typeof WaitingNote> = { component: WaitingNote };
export default meta;

const full = batch({ seats: 12, seatsLeft: 0, waiting: 2 });
const waiting: WaitingEntry = {
  batchId: 1,
  courseId: 1,
  courseName: 'Kubernetes in Production',
  batch: full,
  status: 'waiting',
  position: 3,
  joinedAt: '2026-01-14T09:00:00Z',
  offerEndsAt: null,
};
const offered: WaitingEntry = { ...waiting, status: 'offered', position: null, offerEndsAt: '2026-01-16T09:00:00Z' };
const note = (entry: WaitingEntry | null, isOpen = true) => (
  <WaitingNote batch={full} entry={entry} isOpen={isOpen} onDecline={() => {}} />
);

export const AllStates = () => (
  <States
    of={{
      'not on the list': note(null),
      'the list is closed': note(null, false),
      waiting: note(waiting),
      'an offer': note(offered),
    }}
  />
);

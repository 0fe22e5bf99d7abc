import type { AttendingLearner, BatchCertificates } from '@kaksha/api-client/certificates';
import type { EnrolledStudent, SeatState } from '@kaksha/domain/engagement';
import { matches } from '../../../list/paginate';

export interface LearnerOfBatch {
  student: EnrolledStudent;
  /** In this batch. */
  state: SeatState;
  /** Null until it is known, and for a learner who left. */
  attending: AttendingLearner | null;
}

/** The learners of a batch: those with a seat by name, then those who left. */
export function learnersOf(
  batchId: number,
  students: readonly EnrolledStudent[],
  certificates: BatchCertificates | null,
): LearnerOfBatch[] {
  const attending = new Map(certificates?.learners.map((learner) => [learner.userId, learner]));
  return students
    .flatMap((student) => {
      const seat = student.batches.find(({ id }) => id === batchId);
      return seat ? [{ student, state: seat.state, attending: attending.get(student.userId) ?? null }] : [];
    })
    .sort(
      (one, other) =>
        Number(hasLeft(one)) - Number(hasLeft(other)) || one.student.name.localeCompare(other.student.name, 'en'),
    );
}

export const hasLeft = ({ state }: Pick<LearnerOfBatch, 'state'>): boolean =>
  state !== 'Active' && state !== 'Completed';

export const findLearners = (learners: readonly LearnerOfBatch[], text: string): LearnerOfBatch[] =>
  learners.filter(({ student: { name, email, phone } }) => matches(text, [name, email, phone]));

import { Type } from 'typebox';
import { Id, nullable, oneOf, utcTime } from '../../platform/http/wire';
import { BatchWire } from '../catalogue/courses/schema';

export const waitingSpellings = { batch_id: ['batchId', 'BatchId'] } as const;

export const WaitingBody = Type.Object({ batchId: Id });

export const WaitingParams = Type.Object({ batchId: Id });

export const WaitingEntryWire = Type.Object(
  {
    batchId: Type.Integer(),
    courseId: Type.Integer(),
    courseName: Type.String(),
    batch: BatchWire,
    status: oneOf(['waiting', 'offered']),
    position: nullable(Type.Integer({ description: 'From 1; null with an offer' })),
    joinedAt: utcTime('When the learner joined'),
    offerEndsAt: nullable(utcTime('Until when the offer holds a seat')),
  },
  { title: 'WaitingEntry' },
);

export const LeftAnswer = Type.Object({ batchId: Type.Integer() });

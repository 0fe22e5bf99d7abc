import { type Static, Type } from 'typebox';
import { Id, nullable, oneOf, utcTime } from '../../platform/http/wire';
import { BatchWire } from '../catalogue/courses/schema';

export const waitingSpellings = { batch_id: ['batchId', 'BatchId'] } as const;

export const WaitingBody = Type.Object({ batch_id: Id });

export const WaitingParams = Type.Object({ batch_id: Id });

export const WaitingEntryWire = Type.Object(
  {
    batch_id: Type.Integer(),
    course_id: Type.Integer(),
    course_name: Type.String(),
    batch: BatchWire,
    status: oneOf(['waiting', 'offered']),
    position: nullable(Type.Integer({ description: 'From 1; null with an offer' })),
    joined_at: utcTime('When the learner joined'),
    offer_ends_at: nullable(utcTime('Until when the offer holds a seat')),
  },
  { title: 'WaitingEntry' },
);
export type WaitingEntryWire = Static<typeof WaitingEntryWire>;

export const LeftAnswer = Type.Object({ batch_id: Type.Integer() });

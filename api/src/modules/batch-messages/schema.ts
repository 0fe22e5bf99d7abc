import * as limits from '@kaksha/domain/limits';
import { Type } from 'typebox';
import { Id, moment } from '../../platform/http/wire';

export const BatchParams = Type.Object({ batchId: Id });

export const MessageBody = Type.Object({
  message: Type.String({ title: 'Message', maxLength: limits.batchMessage.textMax }),
  learnerIds: Type.Optional(
    Type.Array(Id, {
      title: 'Learners',
      minItems: 1,
      maxItems: limits.batchMessage.learners,
      uniqueItems: true,
      description: 'User ids of learners of the batch; without it, the message goes to all',
    }),
  ),
});

export const BatchMessageWire = Type.Object(
  {
    id: Type.Integer(),
    batchId: Type.Integer(),
    trainerName: Type.String(),
    message: Type.String(),
    isToAll: Type.Boolean({ description: 'Whether it went to all learners, not to chosen ones' }),
    recipients: Type.Integer({ description: 'Number of learners at that moment' }),
    createdAt: moment({ description: 'ISO 8601, UTC' }),
  },
  { title: 'BatchMessage' },
);

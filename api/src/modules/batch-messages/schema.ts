import * as limits from '@kaksha/domain/limits';
import { Type } from 'typebox';
import { Id, moment } from '../../platform/http/wire';

export const BatchParams = Type.Object({ batchId: Id });

export const MessageBody = Type.Object({
  message: Type.String({ title: 'Message', maxLength: limits.batchMessage.textMax }),
});

export const BatchMessageWire = Type.Object(
  {
    id: Type.Integer(),
    batchId: Type.Integer(),
    trainerName: Type.String(),
    message: Type.String(),
    recipients: Type.Integer({ description: 'Number of learners at that moment' }),
    createdAt: moment({ description: 'ISO 8601, UTC' }),
  },
  { title: 'BatchMessage' },
);

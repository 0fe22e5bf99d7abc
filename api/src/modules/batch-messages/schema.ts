import * as limits from '@kaksha/domain/limits';
import { Type } from 'typebox';
import { Id } from '../../platform/http/wire';

export const BatchParams = Type.Object({ batch_id: Id });

export const MessageBody = Type.Object({
  message: Type.String({ title: 'Message', maxLength: limits.batchMessage.textMax }),
});

export const BatchMessageWire = Type.Object(
  {
    id: Type.Integer(),
    batch_id: Type.Integer(),
    trainer_name: Type.String(),
    message: Type.String(),
    recipients: Type.Integer({ description: 'Number of learners at that moment' }),
    created_at: Type.String({ description: 'ISO 8601, UTC' }),
  },
  { title: 'BatchMessage' },
);

import { Type } from 'typebox';
import { Id } from '../../../platform/http/wire';

export const changeSpellings = { batch_id: ['batchId', 'BatchId'] } as const;

export const ChangeBody = Type.Object({ batch_id: Id });

export const ChangedAnswer = Type.Object({ enrollment_id: Type.Integer(), batch_id: Type.Integer() });

export const GivenBackAnswer = Type.Object({ enrollment_id: Type.Integer() });

import { Type } from 'typebox';
import { Id } from '../../../platform/http/wire';

export const changeSpellings = { batch_id: ['batchId', 'BatchId'] } as const;

export const ChangeBody = Type.Object({ batchId: Id });

export const ChangedAnswer = Type.Object({ enrolmentId: Type.Integer(), batchId: Type.Integer() });

export const GivenBackAnswer = Type.Object({ enrolmentId: Type.Integer() });

import { Type } from 'typebox';
import { Id, Results } from '../../../platform/http/wire';

/** Other spellings of the field, for `resolveAliases`. */
export const changeSpellings = { batch_id: ['batchId', 'BatchId'] } as const;

export const ChangeBody = Type.Object({ batch_id: Id });

export const ChangedAnswer = Results(Type.Object({ enrollment_id: Type.Integer(), batch_id: Type.Integer() }));

export const GivenBackAnswer = Results(Type.Object({ enrollment_id: Type.Integer() }));

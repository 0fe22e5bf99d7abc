import { Type } from 'typebox';
import { maxFormText, nullable } from '../../platform/http/wire';

export const trainerId = Type.Optional(
  nullable(Type.Integer({ title: 'Trainer', description: "The caller's own; another trainer's is refused" })),
);

/** Alternative spellings that requests may use. */
export const trainerSpelling = { trainer_id: ['trainerId', 'TrainerId'] };

export const text = (title: string) => Type.Optional(nullable(Type.String({ title, maxLength: maxFormText })));

import { limits } from '@kaksha/domain/limits';
import { Type } from 'typebox';
import { supportTypes } from '../../db/schema/support';
import { nullable, Paged } from '../../wire';

const type = Type.Unsafe<(typeof supportTypes)[number]>({
  type: 'integer',
  enum: [...supportTypes],
  title: 'Type',
  description: '0 newsletter, 3 message from the trainer area, 5 message from the contact page',
});

export const SupportBody = Type.Object({
  type,
  email: Type.String({ title: 'Email', format: 'email', maxLength: limits.emailMax }),
  name: Type.Optional(Type.String({ title: 'Name', maxLength: limits.nameMax })),
  phone: Type.Optional(Type.String({ title: 'Phone', maxLength: limits.contact.phoneMax })),
  message: Type.Optional(Type.String({ title: 'Message', maxLength: limits.contact.messageMax })),
});

export const SupportQuery = Type.Object({
  type: Type.Optional(type),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1 })),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
});

export const SupportMessages = Paged(
  Type.Object({
    id: Type.Integer(),
    type,
    user_id: nullable(Type.Integer()),
    name: Type.String(),
    email: Type.String(),
    phone: nullable(Type.String()),
    message: Type.String(),
    created_at: Type.String({ description: 'ISO 8601, UTC' }),
  }),
);

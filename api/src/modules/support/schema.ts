import { type MessageType, messageTypes, type SupportType, supportTypes } from '@kaksha/domain/contact';
import { Type } from 'typebox';
import { moment, nullable, Paged } from '../../platform/http/wire';

const type = Type.Unsafe<SupportType>({
  type: 'integer',
  enum: supportTypes.map(({ type }) => type),
  title: 'Type',
  description: supportTypes.map(({ type, name }) => `${type} ${name}`).join(', '),
});

const messageType = Type.Unsafe<MessageType>({ type: 'integer', enum: [...messageTypes], title: 'Type' });

/** Longer than the limit of any field, so that the field's rule answers with its own message. */
const text = (title: string) => Type.Optional(Type.String({ title, maxLength: 5000 }));

export const SupportBody = Type.Object({
  type,
  email: text('Email'),
  name: text('Name'),
  phone: text('Phone'),
  message: text('Message'),
});

export const SupportTypeWire = Type.Object({ id: Type.Integer(), type, name: Type.String() }, { title: 'SupportType' });

export const SupportQuery = Type.Object({
  type: Type.Optional(messageType),
  answered: Type.Optional(Type.Boolean()),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Messages a page; 20 by default' })),
});

export const SupportMessageWire = Type.Object(
  {
    id: Type.Integer(),
    type: messageType,
    userId: nullable(Type.Integer()),
    name: Type.String(),
    email: Type.String(),
    phone: nullable(Type.String()),
    message: Type.String(),
    createdAt: moment({ description: 'ISO 8601, UTC' }),
    answeredAt: nullable(moment({ description: 'When an administrator marked it as answered' })),
  },
  { title: 'SupportMessage' },
);

export const SupportMessages = Paged(SupportMessageWire);

export const AnsweredBody = Type.Object({ answered: Type.Boolean() });

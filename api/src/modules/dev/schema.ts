import * as limits from '@kaksha/domain/limits';
import { Type } from 'typebox';
import { nullable } from '../../platform/http/wire';

export const MailboxQuery = Type.Object({
  to: Type.String({ format: 'email', maxLength: limits.emailMax }),
});

export const MailboxAnswer = Type.Array(
  Type.Object({
    to: Type.String(),
    subject: Type.String(),
    text: Type.String(),
    otp: nullable(Type.String()),
    sent_at: Type.String({ description: 'ISO 8601, UTC' }),
  }),
);

export const DemoSessionBody = Type.Object({
  emailId: Type.String({ title: 'Email', format: 'email', maxLength: limits.emailMax }),
});

export const ClockBody = Type.Object({
  now: nullable(Type.String({ format: 'date-time', maxLength: 40, description: "ISO 8601; null: the machine's time" })),
});

export const ClockAnswer = Type.Object({ now: Type.String({ description: 'ISO 8601, UTC' }) });

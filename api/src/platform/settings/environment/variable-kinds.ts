import { isEmail } from '@kaksha/domain/email-address';
import Type from 'typebox';
import { mailboxOf } from '../../mail/mailbox';

export const environmentGroups = [
  'Site',
  'Data',
  'Backups',
  'Mail and sign-in',
  'Classes',
  'Payments',
  'Texts and pictures',
  'Operation',
  'Releases',
  'Tests',
] as const;

export interface VariableNotes {
  group: (typeof environmentGroups)[number];
  description: string;
  /** The sentence after the name in an error. It never contains the value, which may be a secret. */
  rule?: string;
  /** The default in words, when it depends on other settings. */
  otherwise?: string;
  /** When the site refuses to start without it: always in production, or in production without demo mode. */
  required?: 'in production' | 'outside demo mode';
  example?: string;
}

export const maxLength = 4000;

export const text = (notes: VariableNotes) => Type.Optional(Type.String({ maxLength, ...notes }));

export const flag = (notes: VariableNotes) => Type.Optional(Type.Enum(['0', '1'], { rule: 'is 0 or 1', ...notes }));

export const flagWithDefault = (value: '0' | '1', notes: VariableNotes) =>
  Type.Enum(['0', '1'], { default: value, rule: 'is 0 or 1', ...notes });

export const whole = (value: number, maximum: number, notes: VariableNotes) =>
  Type.Integer({ default: value, minimum: 1, maximum, rule: `is a whole number from 1 to ${maximum}`, ...notes });

export const hasProtocol = (protocols: readonly string[]) => (value: string) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1));

const protocolRule = (protocols: readonly string[]) =>
  `is an address that begins with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`;

export const url = (protocols: readonly string[], notes: VariableNotes) =>
  Type.Optional(
    Type.Refine(Type.String({ maxLength, rule: protocolRule(protocols), ...notes }), hasProtocol(protocols)),
  );

export const address = (notes: VariableNotes) =>
  Type.Optional(Type.Refine(Type.String({ maxLength, rule: 'is an e-mail address', ...notes }), isEmail));

export const mailbox = (notes: VariableNotes) =>
  Type.Optional(
    Type.Refine(
      Type.String({ maxLength, rule: 'is an address, or a name and an address: Name <address>', ...notes }),
      (value) => mailboxOf(value) !== null,
    ),
  );

export const web = ['http', 'https'];
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

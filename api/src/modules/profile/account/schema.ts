import { Type } from 'typebox';

export const ExportAnswer = Type.Unsafe<Record<string, unknown>>({
  type: 'object',
  additionalProperties: true,
  description: 'All stored data about the user, as a file',
});

import { type Static, Type } from 'typebox';
import { oneOf } from '../../wire';

/** Longer texts are cut, not refused: a browser that is going away cannot send again. */
export const TelemetryEventWire = Type.Object({
  kind: oneOf(['vital', 'error']),
  remote: Type.String({ minLength: 1 }),
  version: Type.String(),
  path: Type.String(),
  name: Type.String({ minLength: 1 }),
  value: Type.Optional(Type.Number()),
  rating: Type.Optional(oneOf(['good', 'needs-improvement', 'poor'])),
  message: Type.Optional(Type.String()),
  stack: Type.Optional(Type.String()),
});

export type TelemetryEventWire = Static<typeof TelemetryEventWire>;

export const TelemetryBody = Type.Object({ events: Type.Array(TelemetryEventWire, { maxItems: 50 }) });

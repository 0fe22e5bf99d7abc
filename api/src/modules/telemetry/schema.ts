import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../../platform/http/wire';

const maxReported = 20_000;

/** Texts above the column sizes are cut instead of refused, because a page that unloads cannot retry. */
export const TelemetryEventWire = Type.Object({
  kind: oneOf(['vital', 'error']),
  remote: Type.String({ minLength: 1, maxLength: maxReported }),
  version: Type.String({ maxLength: maxReported }),
  path: Type.String({ maxLength: maxReported }),
  name: Type.String({ minLength: 1, maxLength: maxReported }),
  value: Type.Optional(Type.Number()),
  rating: Type.Optional(oneOf(['good', 'needs-improvement', 'poor'])),
  message: Type.Optional(Type.String({ maxLength: maxReported })),
  stack: Type.Optional(Type.String({ maxLength: maxReported })),
  /** Of an error that a screen shows. */
  reference: Type.Optional(Type.String({ pattern: '^[0-9a-f]{8}$', maxLength: 8 })),
});

export type TelemetryEventWire = Static<typeof TelemetryEventWire>;

/** Measurements that are stored, with their greatest credible values: milliseconds, or the score of CLS. */
export const vitalLimits: Readonly<Record<string, number>> = {
  ...{ REMOTE: 600_000, LOAD: 600_000, FCP: 600_000, LCP: 600_000, INP: 600_000, FID: 600_000, TTFB: 600_000 },
  CLS: 1000,
};

const month = 30 * 24 * 60;

export const FiguresQuery = Type.Object({
  minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: month, default: 60 })),
});

export const FiguresWire = Type.Object(
  {
    remote: Type.String(),
    version: Type.String(),
    loads: Type.Integer(),
    loadFailures: Type.Integer(),
    errors: Type.Integer(),
    loadMs: nullable(Type.Number()),
    lastSeen: Type.String({ format: 'date-time' }),
  },
  { title: 'ReleaseFigures' },
);

export const TelemetryBody = Type.Object({
  /** Token of the page that sends the events. Without a valid one, they are dropped. */
  page: Type.Optional(Type.String({ maxLength: 4000 })),
  events: Type.Array(TelemetryEventWire, { maxItems: 50 }),
});

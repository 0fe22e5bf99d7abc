/**
 * Payloads of events by kind. Each module adds the events that it emits. Payloads carry ids; jobs read the rest when they
 * run.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the `events.ts` of each module adds its own
export interface EventPayloads {}

/** Secret fields by kind. They are encrypted, and deleted after the mail. */
// biome-ignore lint/suspicious/noEmptyInterface: the `events.ts` of each module adds its own
export interface EventSecrets {}

export type EventKind = keyof EventPayloads;

export type EventInput<Kind extends EventKind = EventKind> = {
  [K in Kind]: {
    kind: K;
    payload: EventPayloads[K];
    /** A second event with the same key is not stored. */
    key?: string;
  } & (K extends keyof EventSecrets ? { secret: EventSecrets[K] } : { secret?: never });
}[Kind];

type StoredEvents = {
  [K in EventKind]: { id: string; kind: K; payload: EventPayloads[K]; createdAt: Date } & (K extends keyof EventSecrets
    ? { secret: EventSecrets[K] | null }
    : { secret: null });
};

/** A stored event, with its secret in plain text. */
export type OutboxEvent<Kind extends EventKind = EventKind> = Extract<StoredEvents[EventKind], { kind: Kind }>;

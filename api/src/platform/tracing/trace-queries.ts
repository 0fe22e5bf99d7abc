import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type pg from 'pg';

const maxText = 1000;

/** Makes a span of each query inside a traced request. It has the text with placeholders and never their values. */
export function traceQueries(pool: pg.Pool): void {
  const connect: unknown = pool.connect;
  if (typeof connect !== 'function') throw new TypeError('pg.Pool has no connect');
  // A waiting query continues in the request that released the connection.
  const bound = (callback?: unknown): unknown =>
    Reflect.apply(connect, pool, typeof callback === 'function' ? [context.bind(context.active(), callback)] : []);
  Object.defineProperty(pool, 'connect', { value: bound });
  pool.on('connect', traceClient);
}

function traceClient(client: pg.PoolClient): void {
  const query: unknown = client.query;
  if (typeof query !== 'function') throw new TypeError('pg.Client has no query');
  const tracer = trace.getTracer('kaksha');
  const traced = (...words: unknown[]): unknown => {
    const text = textOf(words[0]);
    if (text === null || !trace.getActiveSpan()) return Reflect.apply(query, client, words);
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text.slice(0, maxText),
    };
    const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes });
    const callback = words.at(-1);
    if (typeof callback === 'function') {
      const ended = (error: unknown, ...rest: unknown[]): unknown => {
        end(span, error);
        return Reflect.apply(callback, undefined, [error, ...rest]);
      };
      return Reflect.apply(query, client, [...words.slice(0, -1), ended]);
    }
    const answer: unknown = Reflect.apply(query, client, words);
    if (answer instanceof Promise)
      answer.then(
        () => end(span),
        (error: unknown) => end(span, error),
      );
    else span.end();
    return answer;
  };
  Object.defineProperty(client, 'query', { value: traced });
}

function end(span: Span, error?: unknown): void {
  // The message of a database error may hold a value.
  if (error) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function textOf(config: unknown): string | null {
  if (typeof config === 'string') return config;
  // A query with a method of its own, such as a cursor, ends elsewhere.
  const isPlain = typeof config === 'object' && config !== null && 'text' in config && !('submit' in config);
  return isPlain && typeof config.text === 'string' ? config.text : null;
}

import { type Context, context, type Link, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Field of a job's data with the `traceparent` of the request or job that added it. */
const traceField = 'trace';

/** The field that continues the current trace in a job; no field outside a trace. */
export function traceOfNewJob(): { [traceField]?: string } {
  const { traceparent } = inject(context.active());
  return traceparent ? { [traceField]: traceparent } : {};
}

/**
 * Makes a span of one run of a job. The span of a single job is a child of what added the job. The span of jobs that
 * run together begins a trace, with a link to what added each of them. A scheduled job has no data.
 */
export async function traceJob<Result>(
  name: string,
  jobs: readonly object[],
  run: () => Promise<Result>,
): Promise<Result> {
  const origins = jobs.flatMap((data) => originOf(data) ?? []);
  const isSingle = jobs.length === 1;
  const parent = (isSingle && origins[0]) || context.active();
  const options = {
    kind: SpanKind.CONSUMER,
    attributes: { 'kaksha.job': name, ...(jobs.length > 1 && { 'messaging.batch.message_count': jobs.length }) },
    links: isSingle ? [] : origins.flatMap(linkTo),
  };
  return trace.getTracer('kaksha').startActiveSpan(`job ${name}`, options, parent, async (span) => {
    try {
      return await run();
    } catch (error) {
      // The message of an error may hold personal data.
      if (error instanceof Error) span.setAttribute('error.type', error.name);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

function inject(from: Context): { traceparent?: string } {
  const carrier: { traceparent?: string } = {};
  propagation.inject(from, carrier);
  return carrier;
}

function originOf(data: object): Context | null {
  const traceparent = traceField in data ? data[traceField] : null;
  if (typeof traceparent !== 'string') return null;
  return propagation.extract(context.active(), { traceparent });
}

function linkTo(origin: Context): Link[] {
  const span = trace.getSpanContext(origin);
  return span ? [{ context: span }] : [];
}

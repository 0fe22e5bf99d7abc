import {
  type Attributes,
  type Context,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface Traced {
  span: Span;
  around: Context;
}

const traced = new WeakMap<FastifyRequest, Traced>();

/** Routes that balancers and Prometheus ask every few seconds, and files. */
const isLeftOut = (route: string) => /\/(?:health\/|metrics$)/.test(route) || route.startsWith('/remotes/');

/**
 * Makes a span of each request. It has the route pattern and never the address, a query, a header or a message, which
 * may hold personal data.
 */
export function addRequestSpans(app: FastifyInstance): void {
  const tracer = trace.getTracer('kaksha');
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url;
    if (route === undefined || isLeftOut(route)) return done();
    const parent = propagation.extract(context.active(), request.headers);
    const attributes = { 'http.request.method': request.method, 'http.route': route, ...callerOf(parent) };
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    const around = trace.setSpan(parent, span);
    traced.set(request, { span, around });
    context.with(around, done);
  });
  // The body arrives in events of the socket, which know no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const around = traced.get(request)?.around;
    if (around) context.with(around, done);
    else done();
  });
  app.addHook('onError', async (request, _reply, error) => {
    traced.get(request)?.span.setAttribute('error.type', error.name);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = traced.get(request)?.span;
    if (!span) return;
    span.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
}

/** What the browser says about a call in the header `baggage`. Values of another form are dropped. */
function callerOf(parent: Context): Attributes {
  const baggage = propagation.getBaggage(parent);
  const said = (key: string, form: RegExp) => form.exec(baggage?.getEntry(key)?.value ?? '')?.[0];
  const remote = said('kaksha.remote', /^[a-z][a-z0-9-]{0,59}$/);
  const version = said('kaksha.version', /^\w[\w.+-]{0,99}$/);
  if (!remote || !version) return {};
  const cause = said('kaksha.cause', /^(?:page|click)$/);
  return { 'kaksha.remote': remote, 'kaksha.release': `${remote}@${version}`, ...(cause && { 'kaksha.cause': cause }) };
}

/** Names the page of the request's span. */
export function describePage(request: FastifyRequest, page: { route: string; remote: string; release: string }): void {
  const span = traced.get(request)?.span;
  span?.updateName(`${request.method} ${page.route}`);
  span?.setAttributes({ 'http.route': page.route, 'kaksha.remote': page.remote, 'kaksha.release': page.release });
}

/**
 * The `traceparent` with which the page's own calls join its trace, also when the trace is not sent: a click on the page
 * begins a trace of its own. Null when the request is not traced.
 */
export function traceparentOf(request: FastifyRequest): string | null {
  const found = traced.get(request);
  if (!found) return null;
  const headers: Record<string, string> = {};
  propagation.inject(found.around, headers);
  return headers.traceparent ?? null;
}

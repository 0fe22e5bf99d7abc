import Type from 'typebox';
import { flag, flagWithDefault, logLevels, text, url, type VariableNotes, web, whole } from './variable-kinds';

export const operationVariables = {
  LOG_LEVEL: Type.Optional(
    Type.Enum([...logLevels], {
      group: 'Operation',
      description: `Least severe level that is logged: ${logLevels.join(', ')}.`,
      rule: `is one of ${logLevels.join(', ')}`,
      otherwise: 'warn, in production info',
      example: 'info',
    } satisfies VariableNotes),
  ),
  DRAIN_SECONDS: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 300,
      group: 'Operation',
      description:
        'Seconds between the signal to end and the end, in which readiness answers 503 and requests are still answered. Longer than two health checks of the balancer.',
      rule: 'is a whole number from 0 to 300',
      otherwise: '0, in production 5',
      example: '10',
    } satisfies VariableNotes & { minimum: number; maximum: number }),
  ),
  AUDIT_DAYS: Type.Optional(
    Type.Integer({
      minimum: 90,
      maximum: 36_500,
      group: 'Operation',
      description: 'Days for which the audit log is kept.',
      rule: 'is a whole number from 90 to 36500',
      otherwise: 'it is kept for ever',
      example: '1095',
    } satisfies VariableNotes & { minimum: number; maximum: number }),
  ),
  EDGE_SECONDS: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 86_400,
      group: 'Operation',
      description:
        'Seconds for which an edge cache such as Varnish may keep pages and catalogue answers for visitors. Needs SITE_ORIGIN.',
      rule: 'is a whole number from 0 to 86400',
      otherwise: '0: no shared cache may keep them',
      example: '60',
    } satisfies VariableNotes & { minimum: number; maximum: number }),
  ),
  EDGE_PURGE_URL: text({
    group: 'Operation',
    description: 'Addresses of the edge caches, separated by commas. A change sends each a PURGE with a Surrogate-Key.',
    otherwise: 'no purge: changes appear after EDGE_SECONDS',
    example: 'http://edge-1:6081/,http://edge-2:6081/',
  }),
  EDGE_PURGE_TOKEN: text({
    group: 'Operation',
    description:
      'Bearer token of a PURGE. The edge caches refuse purges of other machines without it; openssl rand -hex 32.',
  }),
  METRICS_TOKEN: text({
    group: 'Operation',
    description: 'Bearer token of the metrics. Production serves no metrics without one.',
    otherwise: 'open in demo mode',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(web, {
    group: 'Operation',
    description: 'OpenTelemetry collector (OTLP over HTTP) that receives traces of pages, calls and queries.',
    otherwise: 'no traces',
    example: 'http://localhost:4318',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: text({
    group: 'Operation',
    description: 'Headers for the collector, as name=value separated by commas.',
  }),
  OTEL_TRACES_SAMPLER_ARG: Type.Number({
    default: 0.1,
    minimum: 0,
    maximum: 1,
    group: 'Operation',
    description: 'Share of the traces that are sent, from 0 to 1.',
    rule: 'is a number from 0 to 1',
  } satisfies VariableNotes & { default: number; minimum: number; maximum: number }),
  RATE_LIMIT: flagWithDefault('1', {
    group: 'Operation',
    description: '0: no rate limits, for load tests of a site on this machine.',
  }),
  RENDER_DEADLINE_MS: whole(500, 60_000, {
    group: 'Operation',
    description: 'Milliseconds after which the browser renders a page instead of the server.',
  }),
  REMOTE_OVERRIDES: flag({
    group: 'Releases',
    description:
      "1: a tab may load a remote from the developer's machine, with ?remote=trainer@http://localhost:3103. Refused in production.",
    otherwise: '1 in demo mode on this machine, else 0',
    example: '0',
  }),
  WEBHOOKS_PRIVATE: flag({
    group: 'Releases',
    description:
      '1: webhooks may lead to this machine and to private networks, and begin with http://. Refused in production.',
    otherwise: '0',
    example: '1',
  }),
};

import type { Environment } from '../settings/environment';

export interface TracingSettings {
  /** Base address of the collector (OTLP over HTTP), without `/v1/traces`. */
  endpoint: string;
  /** `name=value` pairs for the collector, separated by commas. */
  headers: string | null;
  /** Share of the traces that are sent, from 0 to 1. */
  share: number;
}

/** Null without a collector: then no span is made. */
export function readTracingSettings(
  env: Pick<Environment, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_TRACES_SAMPLER_ARG'>,
): TracingSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = env;
  return endpoint ? { endpoint, headers: headers ?? null, share: env.OTEL_TRACES_SAMPLER_ARG } : null;
}

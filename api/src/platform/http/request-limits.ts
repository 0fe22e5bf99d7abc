import type { FastifyInstance, RouteOptions } from 'fastify';
import { perMinute } from './rate-limit';

/** The parts of a JSON schema that decide the size of a value. */
interface SizedSchema {
  type?: string;
  maxLength?: number;
  maxItems?: number;
  enum?: unknown[];
  properties?: Record<string, SizedSchema>;
  items?: SizedSchema;
  anyOf?: SizedSchema[];
}

/** Room for spaces, unknown fields and alternative spellings. */
const spareBytes = 16 * 1024;
/** UTF-8 needs at most three bytes for each unit that `maxLength` counts. */
export const bytesPerCharacter = 3;
const scalarBytes = 32;
const maxEnumBytes = 100;

/** Bytes of the largest JSON value that a schema accepts. */
export function maxBytesOf(schema: SizedSchema): number {
  const parts = Object.entries(schema.properties ?? {}).map(([name, part]) => name.length + 4 + maxBytesOf(part));
  const items = schema.items ? (schema.maxItems ?? 0) * (maxBytesOf(schema.items) + 1) : 0;
  const variants = Math.max(0, ...(schema.anyOf ?? []).map(maxBytesOf));
  const text = schema.type === 'string' && !schema.enum ? bytesPerCharacter * (schema.maxLength ?? 0) : maxEnumBytes;
  const own = schema.type === 'string' ? text : scalarBytes;
  return own + items + variants + parts.reduce((sum, bytes) => sum + bytes, 0);
}

const isRead = ({ method }: RouteOptions) => [method].flat().every((one) => one === 'GET' || one === 'HEAD');

const mutationLimit = perMinute(120);
const readLimit = perMinute(600);

/**
 * Gives each route without limits of its own a body limit from its schema, and a rate limit for each network address.
 * `rateLimit: false` turns the latter off. Add it before the rate limit plugin, which reads the configuration.
 */
export function addRequestLimits(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const body = route.schema?.body as SizedSchema | undefined;
    if (body) route.bodyLimit ??= spareBytes + maxBytesOf(body);
    const config = route.config ?? {};
    if (config.rateLimit !== undefined || route.schema?.hide) return;
    route.config = { ...route.config, rateLimit: isRead(route) ? readLimit : mutationLimit };
  });
}

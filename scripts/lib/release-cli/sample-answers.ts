import { componentOf, type OpenApi, type Schema } from '../api-reads/openapi';

/** Links of samples lead there. It does not exist. */
export const sampleOrigin = 'https://kaksha.test/';

/** Lists have two entries, which differ. */
const listLength = 2;
const maxDepth = 8;

/** Values of texts by the name of their field. The first match counts. */
const texts: readonly [name: RegExp, value: (n: number) => string][] = [
  [/^time_?(?:from)?$/i, (n) => `1${n}:00`],
  [/^time_?to$/i, (n) => `1${n + 2}:30`],
  [/time_?zone$/i, () => 'Asia/Kolkata'],
  [/^month$/, (n) => `2026-0${n}`],
  [/^(?:color|colour|accent)/, () => '#1d4ed8'],
  [/email/, (n) => `person${n}@kaksha.test`],
  [/(?:phone|contact_no)$/, (n) => `+91980000000${n}`],
  [/(?:photo|thumbnail|image|imageurl|image_url|logo|avif|webp|src)$/i, () => '/icon.svg'],
  [/(?:url|link|link_address|uri)$/i, (n) => `${sampleOrigin}sample/${n}`],
  [/^path$/, () => '/live-courses'],
  [/^kind$/, () => 'security'],
  [/slug$/, (n) => `sample-${n}`],
  [/(?:_date|^date|_day|_on|^day|^verified_until)$/, (n) => `2027-03-0${n}`],
  [/(?:_at|^at|^now|until|since|^from|^to|_from|last_seen|lastSeen)$/, (n) => `2026-09-0${n}T09:30:00.000Z`],
  [/country_code$/, () => 'IN'],
];

function textOf(name: string, { format, description = '' }: Schema, n: number): string {
  if (format === 'uuid') return `00000000-0000-4000-8000-00000000000${n}`;
  if (format === 'date-time' || /ISO 8601/.test(description)) return `2026-09-0${n}T09:30:00.000Z`;
  if (/YYYY-MM-DDTHH:MM/.test(description)) return `2027-03-0${n}T18:00`;
  if (format === 'date' || /YYYY-MM-DD/.test(description)) return `2027-03-0${n}`;
  if (/HH:MM/.test(description)) return `1${n}:00`;
  return texts.find(([pattern]) => pattern.test(name))?.[1](n) ?? `Sample ${n}`;
}

/**
 * Answers of each operation that fit its schema. Lists have two entries: the first has every field, and fields of the
 * second are null where they may be.
 */
export function sampleAnswers({ paths, components }: OpenApi) {
  function sample(schema: Schema, name: string, n: number, depth: number): unknown {
    const { allOf, anyOf, oneOf, enum: values, type, minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = schema;
    const component = componentOf(schema);
    if (component) return sample(components.schemas[component] ?? {}, name, n, depth);
    if (values) return values[(n - 1) % values.length] ?? values[0];
    if (allOf) {
      const parts = allOf.map((part) => sample(part, name, n, depth));
      return parts.length === 1 ? parts[0] : Object.assign({}, ...parts);
    }
    const [alternative] = anyOf ?? oneOf ?? [];
    if (alternative) return sample(alternative, name, n, depth);
    if (type === 'array') {
      if (depth > maxDepth) return [];
      const length = Math.min(schema.maxItems ?? listLength, Math.max(schema.minItems ?? 0, listLength));
      return Array.from({ length }, (_, index) => sample(schema.items ?? {}, name, index + 1, depth + 1));
    }
    if (type === 'string') return textOf(name, schema, n);
    if (type === 'integer' || type === 'number') return Math.min(maximum, Math.max(minimum, n));
    if (type === 'boolean') return n === 1;
    const fields = Object.entries(schema.properties ?? {});
    return Object.fromEntries(
      fields.map(([key, field]) => [key, field.nullable && n > 1 ? null : sample(field, key, n, depth + 1)]),
    );
  }

  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => {
      const [status = '204', answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
      const schema = answer?.content?.['application/json']?.schema;
      const parameters = path.split('{').length - 1;
      const literal = path.replace(/\/$/, '').replace(/[.+?^$()|[\]\\]/g, '\\$&');
      const pattern = new RegExp(`^${literal.replace(/\{[^}]*\}/g, '[^/]+')}$`);
      return { method: method.toUpperCase(), pattern, parameters, status: Number(status), schema };
    }),
  );
  // An address with fewer parameters is more special.
  operations.sort((a, b) => a.parameters - b.parameters);

  /** @returns undefined for an unknown operation; the body is undefined for an answer without JSON */
  return (method: string, path: string): { status: number; body: unknown } | undefined => {
    const withoutSlash = path.replace(/\/$/, '');
    const found = operations.find((each) => each.method === method && each.pattern.test(withoutSlash));
    return found && { status: found.status, body: found.schema && sample(found.schema, '', 1, 0) };
  };
}

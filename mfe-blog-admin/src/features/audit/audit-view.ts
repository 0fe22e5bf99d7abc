import type { AuditFilter } from '@kaksha/api-client/audit';
import { idIn, pageIn } from '@kaksha/domain/address-numbers';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { BlogStore } from '../../store/blog-store';

const dayIn = (text: string | null) => (/^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? (text ?? undefined) : undefined);

/** The entries that the address names. */
export function auditListIn(search: string): AuditFilter & { page: number } {
  const query = new URLSearchParams(search);
  return {
    entity: query.get('about')?.slice(0, 40) || undefined,
    entityId: idIn(query.get('id')) ?? undefined,
    actorId: idIn(query.get('by')) ?? undefined,
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    page: pageIn(query),
  };
}

export function auditPath({ entity, entityId, actorId, from, to, page }: AuditFilter & { page: number }): string {
  const query = new URLSearchParams({
    ...(entity && { about: entity }),
    ...(entityId && { id: String(entityId) }),
    ...(actorId && { by: String(actorId) }),
    ...(from && { from }),
    ...(to && { to }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/admin/audit?${query}` : '/admin/audit';
}

export const auditLoader =
  ({ host, audit, auditEntities }: BlogStore) =>
  ({ request }: LoaderFunctionArgs) =>
    host.awaitLoader(Promise.all([audit.load(auditListIn(new URL(request.url).search)), auditEntities.load()]));

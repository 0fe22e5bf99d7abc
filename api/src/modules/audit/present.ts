import type { AuditRow } from './repo';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export function presentEntry({ entry, actor, subject }: AuditRow) {
  const { id, at, action, entity, entityId, detail } = entry;
  const { address, device, ...facts } = detail;
  return {
    id,
    at,
    actor,
    action,
    entity,
    entityId,
    subject,
    address: textOf(address),
    device: textOf(device),
    detail: Object.keys(facts).length > 0 ? JSON.stringify(facts) : '',
  };
}

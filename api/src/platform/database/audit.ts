import type { ClientInfo } from '../http/client-info';
import type { Database } from './database';
import { auditLog } from './schema/platform';

export interface AuditEntry {
  /** Null for a scheduled job and for a visitor. */
  actorId: number | null;
  /** `<entity>.<verb>`, e.g. `course.publish`. */
  action: `${string}.${string}`;
  entityId: number;
  detail?: Record<string, unknown>;
  requestId?: string;
  /** Adds the network address and device to the detail. */
  client?: ClientInfo | null;
}

/** Appends to the audit log. Pass the transaction of the change, so that both commit together. */
export async function writeAudit(tx: Database, entry: AuditEntry): Promise<void> {
  const { actorId, action, entityId, requestId, client, detail = {} } = entry;
  const [entity = ''] = action.split('.');
  const origin = client && { address: client.address, device: client.userAgent };
  await tx.insert(auditLog).values({ actorId, action, entity, entityId, requestId, detail: { ...detail, ...origin } });
}

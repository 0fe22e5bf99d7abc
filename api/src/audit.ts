import type { Database } from './db/database';
import { auditLog } from './db/schema/platform';

export interface AuditEntry {
  /** Null for a scheduled job. */
  actorId: number | null;
  /** `<entity>.<verb>`, e.g. `course.publish`. */
  action: `${string}.${string}`;
  entityId: number;
  detail?: Record<string, unknown>;
  requestId?: string;
}

/** Appends to the audit log. Pass the transaction of the change, so that both commit together. */
export async function writeAudit(tx: Database, { action, detail = {}, ...entry }: AuditEntry): Promise<void> {
  const [entity = ''] = action.split('.');
  await tx.insert(auditLog).values({ ...entry, action, entity, detail });
}

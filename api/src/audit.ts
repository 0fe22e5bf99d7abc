import type { Database } from './db/database';
import { auditLog } from './db/schema/platform';

export interface AuditEntry {
  /** Null when the system itself acted. */
  actorId: number | null;
  /** `<entity>.<verb>`, e.g. `course.publish`. */
  action: `${string}.${string}`;
  entityId: number;
  detail?: Record<string, unknown>;
  requestId?: string;
}

/** Notes who did what, for ever. Hand in the transaction that does it, so that neither is there without the other. */
export async function writeAudit(tx: Database, { action, detail = {}, ...entry }: AuditEntry): Promise<void> {
  const [entity = ''] = action.split('.');
  await tx.insert(auditLog).values({ ...entry, action, entity, detail });
}

import { isSkipped, type Session, sessionHours } from '@kaksha/domain/batch-sessions';
import type { SessionAction } from '@kaksha/domain/catalogue';
import { countText } from '@kaksha/domain/count-text';
import type { Material } from '@kaksha/domain/materials';

/** What can be done with a session. Each is absent when it is not possible. */
export interface SessionActions {
  onChange?: ((action: SessionAction) => void) | undefined;
  onRestore?: (() => void) | undefined;
  /** `Recording and 2 materials`, a link to them. */
  materials?: string | undefined;
}

/** `7:00–9:00 PM IST`, or that there is no class. */
export const hoursText = (session: Session): string => (isSkipped(session) ? 'No class' : sessionHours(session));

/** `Recording and 2 materials` of a session. */
export function materialsText(materials: readonly Material[], { plannedDay }: Session): string | undefined {
  const own = materials.filter(({ sessionDay }) => sessionDay === plannedDay);
  const recordings = own.filter(({ kind }) => kind === 'recording').length;
  const parts = [
    recordings > 0 && (recordings === 1 ? 'Recording' : `${recordings} recordings`),
    own.length > recordings && countText(own.length - recordings, 'material'),
  ];
  return parts.filter(Boolean).join(' and ') || undefined;
}

import type { DeviceSession } from '@kaksha/domain/profile';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { resultsOf } from './envelope';
import type { SessionWire } from './generated/wire';

const toSession = (wire: SessionWire): DeviceSession => ({ ...toCamelCaseKeys(wire), userAgent: wire.device });

/** The open sessions of the signed-in user, last used first. */
export async function listSessions(http: AxiosInstance): Promise<DeviceSession[]> {
  return resultsOf<SessionWire>(await http.get('/auth/sessions')).map(toSession);
}

/** Rejects with SESSION_NOT_FOUND (404) for a session that has ended. */
export async function endSession(http: AxiosInstance, id: number): Promise<void> {
  await http.delete(`/auth/sessions/${id}`);
}

/** Ends all sessions of the signed-in user except the one that makes the call. */
export async function endOtherSessions(http: AxiosInstance): Promise<void> {
  await http.delete('/auth/sessions');
}

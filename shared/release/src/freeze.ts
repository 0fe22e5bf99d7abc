import { withLine } from './transitions';
import { type AuditEntry, type Freeze, type LiveEntry, type LiveSnapshot, ReleaseError } from './types';

/** The freeze that holds at a moment; null without one. */
export const freezeOf = ({ freeze }: Pick<LiveEntry, 'freeze'>, at: Date): Freeze | null =>
  freeze && freeze.until > at.toISOString() ? freeze : null;

/** @throws ReleaseError FROZEN */
export function requireThawed({ names }: LiveSnapshot, name: string, at: Date): void {
  const freeze = names[name] && freezeOf(names[name], at);
  if (!freeze) return;
  const { by, until, reason } = freeze;
  throw new ReleaseError('FROZEN', `${by ?? 'unknown'} froze ${name} until ${until}: ${reason}`);
}

const maxReason = 200;

/**
 * Refuses promotions of a name until a moment. The keys of the part sign it, as all that is live of the part.
 * @throws ReleaseError NOT_LIVE, USAGE for a moment that has passed or a reason without text
 */
export function frozen(
  state: LiveSnapshot,
  name: string,
  { until, ...audit }: AuditEntry & { until: Date },
): LiveSnapshot {
  if (!(until.getTime() > Date.parse(audit.at)))
    throw new ReleaseError('USAGE', 'the end of a freeze is in the future');
  if (!audit.reason.trim() || audit.reason.length > maxReason) {
    throw new ReleaseError('USAGE', `a freeze has a reason of at most ${maxReason} characters`);
  }
  const { by, at, reason } = audit;
  const freeze = { by, at, reason, until: until.toISOString() };
  return withLine(state, name, { kind: 'frozen', ...audit, reason: `until ${freeze.until}: ${reason}` }, { freeze });
}

/** @throws ReleaseError NOT_LIVE when the name is not frozen */
export function unfrozen(state: LiveSnapshot, name: string, audit: AuditEntry): LiveSnapshot {
  const entry = state.names[name];
  if (entry && !freezeOf(entry, new Date(audit.at))) throw new ReleaseError('NOT_LIVE', `${name} is not frozen`);
  return withLine(state, name, { kind: 'unfrozen', ...audit }, { freeze: null });
}

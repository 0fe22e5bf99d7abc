import { menuIcons } from './menu-icons';
import { isRemoteKind } from './notification-kinds';
import { isNotificationKind, remoteOfKind } from './notifications';
import { isOneOf, isRecord } from './typed';

export const notificationLimits = { kinds: 30, labelLength: 60, descriptionLength: 200 } as const;

/**
 * Why a site cannot show the notification kinds of a remote; null when it can.
 * @param remote  name of the remote
 */
export function faultOfNotifications(declared: unknown, remote: string): string | null {
  if (!Array.isArray(declared) || declared.length > notificationLimits.kinds) {
    return `its notification kinds are not a list of at most ${notificationLimits.kinds}`;
  }
  const kinds = new Set<unknown>();
  const all: readonly unknown[] = declared;
  for (const each of all) {
    const kind = isRecord(each) ? each.kind : undefined;
    const fault = !isRecord(each)
      ? 'is not an object'
      : kinds.has(kind)
        ? 'is declared twice'
        : (faultOfName(kind, remote) ?? faultOfTexts(each));
    if (fault) return `its notification kind ${JSON.stringify(kind ?? each).slice(0, 120)} ${fault}`;
    kinds.add(kind);
  }
  return null;
}

function faultOfName(kind: unknown, remote: string): string | null {
  if (isNotificationKind(kind)) {
    const owner = remoteOfKind(kind);
    return owner === remote ? null : `is a kind of ${owner}`;
  }
  const isOwn = typeof kind === 'string' && isRemoteKind(kind) && kind.startsWith(`${remote}.`);
  return isOwn ? null : `is not of the form ${remote}.<lower-case words, joined by hyphens>`;
}

function faultOfTexts({ label, description, icon, audience }: Record<string, unknown>): string | null {
  const { labelLength, descriptionLength } = notificationLimits;
  if (!isText(label, labelLength)) return `has a label that is empty or longer than ${labelLength} characters`;
  if (description !== undefined && !isText(description, descriptionLength)) {
    return `has a description that is empty or longer than ${descriptionLength} characters`;
  }
  if (icon !== undefined && !isOneOf(menuIcons, icon)) return 'has an unknown icon';
  return audience === undefined || audience === 'everyone' || audience === 'trainer' ? null : 'has an unknown audience';
}

const isText = (value: unknown, max: number) => typeof value === 'string' && value.trim() !== '' && value.length <= max;

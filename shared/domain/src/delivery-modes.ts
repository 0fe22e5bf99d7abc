import { type DeliveryMode, deliveryModes } from './catalogue';

const byLabel = new Map<string, DeliveryMode>([
  ...deliveryModes.map((mode): [string, DeliveryMode] => [mode.toLowerCase(), mode]),
  ['offline', 'Classroom(Offline)'],
  ['classroom', 'Classroom(Offline)'],
  ['online/offline(classroom)', 'Online/Offline'],
  ['online/classroom(offline)', 'Online/Offline'],
]);

/** The mode that a label means, `online` and other spellings included; null when there is none. */
export function deliveryModeOf(label: string): DeliveryMode | null {
  return byLabel.get(label.trim().toLowerCase()) ?? null;
}

import { type DeliveryMode, deliveryModes } from './catalogue';

const byLabel = new Map<string, DeliveryMode>([
  ...deliveryModes.map((mode): [string, DeliveryMode] => [mode.toLowerCase(), mode]),
  ['offline', 'Classroom(Offline)'],
  ['classroom', 'Classroom(Offline)'],
  ['online/offline(classroom)', 'Online/Offline'],
  ['online/classroom(offline)', 'Online/Offline'],
]);

/** The mode of a label or another spelling such as `online`; null for an unknown label. */
export function deliveryModeOf(label: string): DeliveryMode | null {
  return byLabel.get(label.trim().toLowerCase()) ?? null;
}

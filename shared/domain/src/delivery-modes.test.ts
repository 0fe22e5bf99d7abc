import { deliveryModes } from './catalogue';
import { deliveryModeOf } from './delivery-modes';

test('a mode is known by its label and by the spellings that forms send', () => {
  expect(deliveryModes.map((mode) => deliveryModeOf(mode))).toEqual([...deliveryModes]);
  expect(deliveryModeOf('online')).toBe('Online');
  expect(deliveryModeOf(' offline ')).toBe('Classroom(Offline)');
  expect(deliveryModeOf('Online/Classroom(Offline)')).toBe('Online/Offline');
  expect(deliveryModeOf('by post')).toBeNull();
});

import { deliveryModes } from './catalogue';
import { deliveryModeOf } from './delivery-modes';

test('finds a mode by its label and by the spellings of forms', () => {
  expect(deliveryModes.map((mode) => deliveryModeOf(mode))).toEqual([...deliveryModes]);
  expect(deliveryModeOf('online')).toBe('Online');
  expect(deliveryModeOf(' offline ')).toBe('Classroom(Offline)');
  expect(deliveryModeOf('Online/Classroom(Offline)')).toBe('Online/Offline');
  expect(deliveryModeOf('by post')).toBeNull();
});

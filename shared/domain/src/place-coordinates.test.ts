import { coordinatesOf, distanceKm, nearestPlace, placesWithin } from './place-coordinates';

test('finds cities and areas case-insensitively, also with their state', () => {
  expect(coordinatesOf('pune, Maharashtra')).toMatchObject({ latitude: 18.52, longitude: 73.86 });
  expect(coordinatesOf('New Delhi')).toMatchObject({ latitude: 28.61 });
  expect(coordinatesOf('Atlantis')).toBeNull();
  expect(coordinatesOf(null)).toBeNull();
});

test('measures distances in a straight line', () => {
  const [bengaluru, chennai] = [coordinatesOf('Bengaluru')!, coordinatesOf('Chennai')!];
  expect(distanceKm(bengaluru, bengaluru)).toBe(0);
  expect(Math.round(distanceKm(bengaluru, chennai))).toBe(291);
});

test('lists the places around a point, nearest first', () => {
  const places = placesWithin(coordinatesOf('Noida')!, 25);
  expect(places[0]).toBe('Noida');
  expect(places).toEqual(expect.arrayContaining(['Sector 62', 'Delhi', 'New Delhi', 'Ghaziabad']));
  expect(places).not.toContain('Meerut');
});

test('finds the nearest place, or null when all are too far away', () => {
  expect(nearestPlace({ latitude: 12.9, longitude: 77.6 })).toBe('Jayanagar');
  expect(nearestPlace({ latitude: 0, longitude: 0 })).toBeNull();
});

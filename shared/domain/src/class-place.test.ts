import { hasClassroom, modeAndArea } from './batches';
import { classroomMapUrl, classroomText } from './class-place';

const room = { mode: 'Classroom(Offline)', area: 'Kothrud', address: '12 Karve Road' } as const;

test('a classroom is named by its street address and its area', () => {
  expect(classroomText(room)).toBe('12 Karve Road, Kothrud');
  expect(classroomText({ mode: 'Online/Offline', area: 'Kothrud' })).toBe('Kothrud');
  expect(modeAndArea(room)).toBe('Classroom(Offline), Kothrud');
  expect(modeAndArea({ mode: 'Online', area: null })).toBe('Online');
});

test('an online batch has no classroom, also with an area that was typed before', () => {
  const online = { ...room, mode: 'Online' } as const;
  expect([hasClassroom(online), classroomText(online), classroomMapUrl(online, 'Pune')]).toEqual([false, null, null]);
  expect(classroomText({ mode: 'Classroom(Offline)', area: null })).toBeNull();
});

test.each([
  [
    'the town of the trainer when the place does not name it',
    room,
    'Pune, Maharashtra',
    '12 Karve Road, Kothrud, Pune',
  ],
  [
    'the place alone when it names the town',
    { ...room, area: 'Kothrud, PUNE' },
    'Pune',
    '12 Karve Road, Kothrud, PUNE',
  ],
  ['the place alone without a town', { ...room, address: 'A & B #2' }, null, 'A & B #2, Kothrud'],
])('the map searches %s', (_, batch, city, query) => {
  const url = new URL(classroomMapUrl(batch, city) ?? '');
  expect([url.origin + url.pathname, url.searchParams.get('query')]).toEqual([
    'https://www.openstreetmap.org/search',
    query,
  ]);
});

import { deviceStorage, tabStorage } from '@kaksha/contract/browser-storage';
import { clearDevice } from './clear-device';

test('nothing that a user wrote stays in the storage of the browser', () => {
  deviceStorage.write('kaksha.draft.course.7.new.details.x', '{"values":{"name":"Secret plans"}}');
  deviceStorage.write('kaksha.name-confirmed.7', '1');
  deviceStorage.write('of a remote of another team', 'x');
  tabStorage.write('kaksha.own-draft.course.7', 'x');
  clearDevice();
  expect([deviceStorage.keys(), tabStorage.keys()]).toEqual([[], []]);
});

import { checked } from '../../src/platform/database/reference-lists/checked-json';
import { Trainer } from './schema';
import trainers from './trainers.json';

test('names the place of the data that does not fit', () => {
  const [trainer] = trainers;
  expect(checked(Trainer, trainer)).toEqual(trainer);
  expect(() => checked(Trainer, { ...trainer, phone: '9845012786' })).toThrow('data file: /phone must match pattern');
  expect(() => checked(Trainer, { ...trainer, headlin: 'Misspelt' })).toThrow('data file:');
});

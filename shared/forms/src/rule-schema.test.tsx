import { ruleSchema } from './rule-schema';

interface Range {
  from: string;
  to: string;
}

const errorsOf = ({ from, to }: Range): Partial<Range> => (from > to ? { to: 'The end is before the beginning' } : {});

const schema = ruleSchema<Range>(['from', 'to'], errorsOf);

test('validates a field by a rule of the whole form and shows only the message of that field', async () => {
  await expect(schema.validate({ from: '10:00', to: '11:00' })).resolves.toEqual({ from: '10:00', to: '11:00' });
  await expect(schema.validate({ from: '12:00', to: '11:00' })).rejects.toMatchObject({
    path: 'to',
    message: 'The end is before the beginning',
  });
});

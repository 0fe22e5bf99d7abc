import { Type } from 'typebox';
import { nullable } from './wire';
import { onWire } from './wire-case';

const Course = Type.Object({
  courseId: Type.Integer(),
  endsAt: Type.Optional(Type.Unsafe<Date>({ type: 'string' })),
  batches: Type.Array(nullable(Type.Object({ maxUses: Type.Integer() }))),
});

test('a schema, a body and an answer have the names of the wire, in the order of the schema', () => {
  const { schema, toWire, fromWire, names } = onWire(Course);
  expect(schema).toMatchObject({ required: ['course_id', 'batches'], properties: { course_id: { type: 'integer' } } });
  const endsAt = new Date(0);
  const given = { batches: [{ maxUses: 2 }, null], secret: 'a', endsAt, courseId: 7 };
  const wire = { course_id: 7, ends_at: endsAt, batches: [{ max_uses: 2 }, null] };
  expect(JSON.stringify(toWire?.(given))).toBe(JSON.stringify(wire));
  expect(fromWire?.(wire)).toEqual({ courseId: 7, endsAt, batches: [{ maxUses: 2 }, null] });
  expect(names).toEqual({ courseId: 'course_id', endsAt: 'ends_at', maxUses: 'max_uses' });
});

test('names of the specification win over the rule', () => {
  const { schema } = onWire(Type.Object({ contentType: Type.String(), isLive: Type.Boolean() }), {
    contentType: 'ContentType',
  });
  expect(schema).toMatchObject({ required: ['ContentType', 'is_live'], properties: { ContentType: {}, is_live: {} } });
});

test('a part with a title has its own names, in every operation', () => {
  const Titled = Type.Object({ courseId: Type.Integer() }, { title: 'SentEnquiry' });
  const { schema } = onWire(Type.Object({ courseId: Type.Integer(), sent: Titled }), { courseId: 'courseId' });
  expect(schema).toMatchObject({ properties: { courseId: {}, sent: { properties: { course_id: {} } } } });
});

test('a schema without other names is kept as it is, and nothing is converted', () => {
  const Plain = Type.Object({ id: Type.Integer(), course_name: Type.String() });
  expect(onWire(Plain)).toEqual({ schema: Plain, toWire: null, fromWire: null, names: {} });
});

test('alternatives with other names are refused when the API starts', () => {
  const Either = Type.Union([Type.Object({ maxUses: Type.Integer() }), Type.Object({ id: Type.Integer() })]);
  expect(() => onWire(Either)).toThrow('alternatives');
});

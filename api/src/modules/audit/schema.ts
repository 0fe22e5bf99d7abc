import { Type } from 'typebox';
import { Id, moment, nullable, Paged } from '../../platform/http/wire';

const day = (description: string) =>
  Type.Optional(Type.String({ format: 'date', maxLength: 10, description: `${description}, in UTC` }));

const filters = {
  actorId: Type.Optional(Id),
  entity: Type.Optional(Type.String({ maxLength: 40, description: 'Kind of what was changed, e.g. course' })),
  entityId: Type.Optional(Id),
  from: day('First day'),
  to: day('Last day'),
};

export const AuditQuery = Type.Object({
  ...filters,
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Entries a page; 50 by default' })),
});

export const AuditFileQuery = Type.Object(filters);

export const AuditEntryWire = Type.Object(
  {
    id: Type.Integer(),
    at: moment({}),
    actor: nullable(
      Type.Object(
        { id: Type.Integer(), name: Type.String(), email: Type.String() },
        { description: 'Null for the platform' },
      ),
    ),
    action: Type.String({ description: 'E.g. course.publish' }),
    entity: Type.String(),
    entityId: Type.Integer(),
    subject: nullable(Type.String({ description: 'Name of the user, course or trainer that was changed' })),
    address: nullable(Type.String({ description: 'Network address of the actor' })),
    device: nullable(Type.String({ description: 'User agent of the actor' })),
    detail: Type.String({ description: 'Other facts of the change, as JSON' }),
  },
  { title: 'AuditEntry' },
);

export const AuditPage = Paged(AuditEntryWire);
export const AuditEntities = Type.Array(Type.String());

export const AuditFile = Type.Unknown({ description: 'A CSV table', contentMediaType: 'text/csv' });

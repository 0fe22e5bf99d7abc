import { postStatuses } from '@kaksha/domain/blog';
import { Type } from 'typebox';
import { Id, moment, oneOf } from '../../../platform/http/wire';

/** Lists have up to 100 versions, so the content is read one version at a time. */
export const RevisionWire = Type.Object(
  {
    version: Type.Integer(),
    title: Type.String(),
    tags: Type.Array(Type.String()),
    status: oneOf(postStatuses),
    editor: Type.String(),
    createdAt: moment({}),
  },
  { title: 'Revision' },
);

export const RevisionDetailsWire = Type.Object(
  { ...RevisionWire.properties, content: Type.String() },
  { title: 'RevisionDetails' },
);

export const RevisionParams = Type.Object({ id: Id, version: Type.Integer({ minimum: 1 }) });

import type { Readable } from 'node:stream';
import * as limits from '@kaksha/domain/limits';
import { materialFileExtensions, materialKinds } from '@kaksha/domain/materials';
import { Type } from 'typebox';
import { recordVersion, versionField } from '../../platform/http/edit-conflict';
import { Id, nullable, oneOf } from '../../platform/http/wire';

const day = (description: string) => nullable(Type.String({ maxLength: 10, description }));
const sessionDay = day('Day of a session of the timetable, YYYY-MM-DD; null: the whole batch');
const visibleFrom = day('Learners see it from this day on, in the time zone of the batch; null: at once');
const kind = oneOf(materialKinds);
const title = Type.String({ title: 'Title', maxLength: limits.material.titleMax });
const link = Type.String({ title: 'Link', maxLength: limits.material.linkMax, description: 'https' });

export const BatchParams = Type.Object({ batchId: Id });
export const MaterialParams = Type.Object({ batchId: Id, id: Id });

const fields = { kind, title, sessionDay: Type.Optional(sessionDay), visibleFrom: Type.Optional(visibleFrom) };

export const LinkBody = Type.Object({ ...fields, link });
export const ChangeBody = Type.Object({ ...fields, link: Type.Optional(nullable(link)), version: versionField });
export const OrderBody = Type.Object({ ids: Type.Array(Id, { maxItems: limits.material.perBatch }) });

/** For the API documentation; the route reads and checks the form. */
export const FileForm = Type.Object({
  file: Type.Unsafe<Buffer>({
    type: 'string',
    format: 'binary',
    description: `One of ${materialFileExtensions.join(', ')}`,
  }),
  kind,
  title: Type.String({ maxLength: limits.material.titleMax }),
  sessionDay: Type.Optional(Type.String({ maxLength: 10 })),
  visibleFrom: Type.Optional(Type.String({ maxLength: 10 })),
});

export const MaterialWire = Type.Object(
  {
    id: Type.Integer(),
    batchId: Type.Integer(),
    kind,
    title: Type.String(),
    sessionDay: nullable(Type.String()),
    visibleFrom: nullable(Type.String()),
    link: nullable(Type.String()),
    file: nullable(Type.Object({ name: Type.String(), size: Type.Integer({ description: 'Bytes' }) })),
    version: recordVersion,
  },
  { title: 'Material' },
);

export const RemovedAnswer = Type.Object({ id: Type.Integer() });
export const FileAnswer = Type.Unsafe<Readable>({
  type: 'string',
  format: 'binary',
  contentMediaType: 'application/octet-stream',
});

export const StorageUseWire = Type.Object(
  {
    usedBytes: Type.Integer({ description: 'Of pictures, materials and recordings' }),
    quotaBytes: Type.Integer(),
  },
  { title: 'StorageUse' },
);

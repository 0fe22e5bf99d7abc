import { type Static, type TSchema, Type } from 'typebox';
import { csvMediaType } from './csv';
import { dispositionOf } from './file-name';

interface Reply {
  type(mediaType: string): this;
  header(name: string, value: string): this;
}

/** The schema of a list that is also available as CSV. */
export const orTable = <T extends TSchema>(list: T) => Type.Unsafe<Static<T>>({ ...list, 'x-also-as': 'text/csv' });

/** Sets the headers of a CSV response, which a browser saves as `<name>.csv`. */
export function asCsvFile<R extends Reply>(reply: R, name: string): R {
  return reply.type(csvMediaType).header('content-disposition', dispositionOf(`${name}.csv`));
}

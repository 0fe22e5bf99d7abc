import { csvMediaType } from './csv';

interface Reply {
  type(mediaType: string): this;
  header(name: string, value: string): this;
}

/** Readies an answer for a table: a browser that opens the address saves it as `<name>.csv`. */
export function asCsvFile<R extends Reply>(reply: R, name: string): R {
  const safe = name.replace(/[^\w-]+/g, '-');
  return reply.type(csvMediaType).header('content-disposition', `attachment; filename="${safe}.csv"`);
}

import { notFound } from '../../api-error';
import type { ServiceContext } from '../../context';

/** @throws ApiError NOT_FOUND (404). */
export async function getPicture({ storage }: ServiceContext, file: string) {
  const found = await storage.read(file);
  if (!found) throw notFound('There is no such picture.');
  return found;
}

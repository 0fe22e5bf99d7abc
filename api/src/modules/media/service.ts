import type { ServiceContext } from '../../platform/context/context';
import { notFound } from '../../platform/http/api-error';

/** @throws ApiError NOT_FOUND (404). */
export async function getPicture({ storage }: ServiceContext, file: string) {
  const found = await storage.read(file);
  if (!found) throw notFound('There is no such picture.');
  return found;
}

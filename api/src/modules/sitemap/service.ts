import type { ServiceContext } from '../../platform/context/context';
import { countParts, listPart } from './repo';
import type { SitemapEntry, SitemapKind } from './schema';

/** The number of parts of each kind. A part may be empty when everything in it is deleted or not public. */
export async function getSitemapParts({ db }: ServiceContext): Promise<Record<SitemapKind, number>> {
  const [courses, trainers, posts] = await Promise.all([
    countParts(db, 'courses'),
    countParts(db, 'trainers'),
    countParts(db, 'posts'),
  ]);
  return { courses, trainers, posts };
}

export function getSitemapPart(
  context: ServiceContext,
  { kind, part }: { kind: SitemapKind; part: number },
): Promise<SitemapEntry[]> {
  return listPart(context, kind, part);
}

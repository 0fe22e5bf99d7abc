import type { Database } from '../../db/database';
import { countParts, listPart } from './repo';
import type { SitemapEntry, SitemapKind } from './schema';

/** How many parts each kind has; a part may be empty where everything in it is gone or hidden. */
export async function getSitemapParts(db: Database): Promise<Record<SitemapKind, number>> {
  const [courses, trainers, posts] = await Promise.all([
    countParts(db, 'courses'),
    countParts(db, 'trainers'),
    countParts(db, 'posts'),
  ]);
  return { courses, trainers, posts };
}

export function getSitemapPart(db: Database, kind: SitemapKind, part: number): Promise<SitemapEntry[]> {
  return listPart(db, kind, part);
}

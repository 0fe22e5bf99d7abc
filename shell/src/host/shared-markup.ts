import type { MarkupService } from '@kaksha/domain/shared-markup';

/** Each about 60 kB. */
const maxParts = 60;
const parts = new Map<string, string>();
/** Texts of visitors and trainers cannot contain it. */
const secret = crypto.randomUUID();

export interface ServerMarkup extends MarkupService {
  /** The rendered page with the markup of all parts, which later renders share. */
  complete(body: string): string;
}

/**
 * Parts of pages that several renders share. A known part is rendered as two marks only, between which its markup is
 * placed afterwards.
 * @param keyOf  what the markup of all parts of the page depends on; null shares none
 */
export function createSharedMarkup(keyOf: () => string | null): ServerMarkup {
  const rendered: { key: string; markup: string | undefined; before: string; after: string }[] = [];
  return {
    part(name) {
      const page = keyOf();
      if (page === null) return undefined;
      const key = `${name} ${page}`;
      const markup = parts.get(key);
      const mark = `${secret}:${rendered.length}`;
      const part = { key, markup, before: `{${mark}`, after: `${mark}}` };
      rendered.push(part);
      return { before: part.before, after: part.after, isKnown: markup !== undefined };
    },
    complete(body) {
      let whole = body;
      for (const { key, markup, before, after } of rendered) {
        const [from, to] = [whole.indexOf(before), whole.indexOf(after)];
        if (from === -1 || to === -1) continue;
        const own = markup ?? whole.slice(from + before.length, to);
        whole = whole.slice(0, from) + own + whole.slice(to + after.length);
        keep(key, own);
      }
      return whole;
    },
  };
}

/** The part that was used longest ago is dropped first. */
function keep(key: string, markup: string): void {
  parts.delete(key);
  parts.set(key, markup);
  const [oldest] = parts.keys();
  if (parts.size > maxParts && oldest !== undefined) parts.delete(oldest);
}

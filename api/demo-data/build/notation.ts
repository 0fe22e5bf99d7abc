import { splitList } from '@kaksha/domain/contents';

export interface FeeNotes {
  feeMinor: number | null;
  feeUsdMinor: number | null;
  discount: number;
}

/** Reads `₹15000 $190 -20%`, `₹4900`, `$240`, `free` or `on request`, into minor units. */
export function readFee(text: string): FeeNotes {
  if (text === 'free') return { feeMinor: 0, feeUsdMinor: 0, discount: 0 };
  if (text === 'on request') return { feeMinor: null, feeUsdMinor: null, discount: 0 };
  const read = /^(?:₹(?<inr>\d+))? ?(?:\$(?<usd>\d+))?(?: -(?<discount>\d+)%)?$/.exec(text)?.groups;
  if (!read || (!read.inr && !read.usd)) throw new Error(`not a fee: ${text}`);
  return {
    feeMinor: read.inr ? Number(read.inr) * 100 : null,
    feeUsdMinor: read.usd ? Number(read.usd) * 100 : null,
    discount: Number(read.discount ?? 0),
  };
}

/** Reads `4.9 128` into an average and a number of ratings. */
export function readRating(text: string | undefined): { average: number; count: number } | null {
  if (!text) return null;
  const [average, count] = text.split(' ').map(Number);
  if (!average || !count) throw new Error(`not a rating: ${text}`);
  return { average, count };
}

export interface ModuleNotes {
  name: string;
  topics: string;
  handsOn: string;
  skills: string;
}

/** Reads `Name: topic, topic | hands-on, hands-on | skill, skill`. */
export function readModule(text: string): ModuleNotes {
  const colon = text.indexOf(':');
  const [topics, handsOn, skills] = text.slice(colon + 1).split('|');
  if (colon < 1 || !topics || !handsOn || !skills) throw new Error(`not a module: ${text}`);
  const tidy = (list: string) => splitList(list).join(', ');
  return { name: text.slice(0, colon), topics: tidy(topics), handsOn: tidy(handsOn), skills: tidy(skills) };
}

export interface ReviewNotes {
  /** Null for a review without a named author. */
  author: string | null;
  stars: number;
  text: string;
}

/** Reads `text`, `4: text`, `Name: text` or `4: Name: text`. Names have two words or more; `Anonymous` has no user. */
export function readReview(line: string): ReviewNotes {
  const read =
    /^(?:(?<stars>[1-5]): )?(?:(?<author>Anonymous|\p{Lu}[\p{L}'’]*(?: \p{Lu}[\p{L}'’]*)+): )?(?<text>.+)$/su.exec(
      line,
    )?.groups;
  if (!read?.text) throw new Error(`not a review: ${line}`);
  return { author: read.author ?? null, stars: Number(read.stars ?? 5), text: read.text };
}

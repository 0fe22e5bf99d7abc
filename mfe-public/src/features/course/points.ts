import { splitList } from '@kaksha/domain/contents';
import { upperFirst } from '@kaksha/domain/upper-first';

/** Minimum number of items of a comma list; 'Deploy, watch and repair a cluster' is a sentence. */
const minListItems = 3;

/** Splits a text into points: its lines, or the items of a comma list. Prose is one point. */
export function pointsOf(text: string): string[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/^[-•*\s]+/, '').trim())
    .filter(Boolean);
  if (lines.length > 1) return lines;
  const items = splitList(text);
  const isProse = items.length < minListItems || /[.;!?]\s/.test(text);
  return isProse ? lines : items.map(upperFirst);
}

/** The paragraphs of a text. The first one is the summary. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n\s*\r?\n|\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

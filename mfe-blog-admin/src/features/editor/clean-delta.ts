import { embedAddressOf } from '@kaksha/domain/embeds';
import { Delta } from 'quill';
import { isOffered } from './palette';

export interface CleanRules {
  /** Hosts whose frames may stay; the usual players without. */
  embedHosts?: readonly string[] | undefined;
  /** Makes an address for a picture whose bytes came along with the words; without, such pictures are left out. */
  addressOf?: (picture: File) => string;
}

export interface CleanText {
  delta: Delta;
  /** How many pictures were left out. */
  left: number;
}

const ours = /\/media\/[a-z0-9]+-\d+\.(avif|webp)$/;
const carried = /^data:(image\/(?:png|jpeg|gif|webp));base64,([\w+/=\s]+)$/;

/**
 * Words from elsewhere as the editor may hold them. Word processors put a colour and a ground on every word, which
 * would be unreadable on a dark page: only those that the toolbar offers stay. Pictures of other sites are left out,
 * frames of sites that are not listed become links.
 */
export function cleanDelta(delta: Delta, { embedHosts, addressOf }: CleanRules): CleanText {
  let left = 0;
  const clean = new Delta();
  for (const { insert, attributes } of delta.ops) {
    if (insert === undefined) continue;
    const kept = keptAttributes(attributes);
    if (typeof insert === 'string') {
      clean.insert(insert, kept);
      continue;
    }
    if (typeof insert.video === 'string') {
      const address = embedAddressOf(insert.video, embedHosts);
      if (address) clean.insert({ video: address }, kept);
      else clean.insert(insert.video, { link: insert.video });
      continue;
    }
    const source = typeof insert.image === 'string' ? insert.image : '';
    const address = ours.test(source) ? source : brought(source, addressOf);
    if (address) clean.insert({ image: address }, kept);
    else left += 1;
  }
  return { delta: clean, left };
}

function keptAttributes(attributes: Record<string, unknown> = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      if ((name === 'color' || name === 'background') && !isOffered(String(value))) return [];
      return [[name, name === 'link' ? straight(String(value)) : value]];
    }),
  );
}

/** Google's documents lead every link through a page of their own. */
function straight(link: string): string {
  if (!/^https:\/\/www\.google\.com\/url\?/.test(link)) return link;
  const target = new URL(link).searchParams.get('q');
  return target && /^https?:/.test(target) ? target : link;
}

function brought(source: string, addressOf: CleanRules['addressOf']): string | null {
  const [, type, code] = carried.exec(source) ?? [];
  if (!addressOf || !type || !code) return null;
  try {
    const bytes = Uint8Array.from(atob(code.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
    return addressOf(new File([bytes], `pasted.${type.slice(6)}`, { type }));
  } catch {
    return null;
  }
}

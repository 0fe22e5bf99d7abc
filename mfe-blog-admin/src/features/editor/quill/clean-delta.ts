import { embedAddressOf } from '@kaksha/domain/embeds';
import { isLinkAddress } from '@kaksha/domain/link-schemes';
import { Delta } from 'quill';
import { isOffered } from './palette';

export interface CleanRules {
  /** Hosts whose frames are allowed; the default players without. */
  embedHosts?: readonly string[] | undefined;
  /** Creates an address for a picture that was pasted as bytes; without it such pictures are left out. */
  addressOf?: (picture: File) => string;
}

/** Numbers of what a paste left out. */
export interface LeftOut {
  pictures: number;
  /** Addresses of links; their text stays. */
  links: number;
}

export interface CleanedDelta {
  delta: Delta;
  left: LeftOut;
}

const ownPicture = /\/media\/[a-z0-9]+-\d+\.(avif|webp)$/;
const inlinePicture = /^data:(image\/(?:png|jpeg|gif|webp|avif));base64,([\w+/=\s]+)$/;

/**
 * Cleans pasted content. Only colours of the toolbar stay, because others may be unreadable in the dark theme. Pictures
 * of other sites are left out, and frames of other hosts than `embedHosts` become links.
 */
export function cleanDelta(delta: Delta, { embedHosts, addressOf }: CleanRules): CleanedDelta {
  const left: LeftOut = { pictures: 0, links: 0 };
  const clean = new Delta();
  for (const { insert, attributes } of delta.ops) {
    if (insert === undefined) continue;
    const allowed = allowedAttributes(attributes, left);
    if (typeof insert === 'string') {
      clean.insert(insert, allowed);
      continue;
    }
    if (typeof insert.video === 'string') {
      const address = embedAddressOf(insert.video, embedHosts);
      if (address) clean.insert({ video: address }, allowed);
      else clean.insert(insert.video, { link: insert.video });
      continue;
    }
    if (typeof insert.image !== 'string') {
      clean.insert(insert, allowed);
      continue;
    }
    const source = insert.image;
    const address = ownPicture.test(source) ? source : pastedPicture(source, addressOf);
    if (address) clean.insert({ image: address }, allowed);
    else left.pictures += 1;
  }
  return { delta: clean, left };
}

function allowedAttributes(attributes: Record<string, unknown> = {}, left: LeftOut): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      if ((name === 'color' || name === 'background') && !isOffered(String(value))) return [];
      if (name !== 'link') return [[name, value]];
      const link = directLink(String(value));
      if (isLinkAddress(link) || /^[/#?](?![/\\])/.test(link)) return [[name, link]];
      left.links += 1;
      return [];
    }),
  );
}

/** Unwraps the redirect that Google Docs puts around every link. */
function directLink(link: string): string {
  if (!/^https:\/\/www\.google\.com\/url\?/.test(link)) return link;
  const target = new URL(link).searchParams.get('q');
  return target && /^https?:/.test(target) ? target : link;
}

function pastedPicture(source: string, addressOf: CleanRules['addressOf']): string | null {
  const [, type, code] = inlinePicture.exec(source) ?? [];
  if (!addressOf || !type || !code) return null;
  try {
    const bytes = Uint8Array.from(atob(code.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
    return addressOf(new File([bytes], `pasted.${type.slice(6)}`, { type }));
  } catch {
    return null;
  }
}

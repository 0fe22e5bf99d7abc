import { embedAddressOf } from '@kaksha/domain/embeds';
import { linkSchemes } from '@kaksha/domain/link-schemes';
import { fullWidthClass } from '@kaksha/domain/post-html';
import Image from 'quill/formats/image';
import Link from 'quill/formats/link';
import Video from 'quill/formats/video';

export class SiteLink extends Link {
  static override PROTOCOL_WHITELIST = [...linkSchemes];
}

/** A frame of an allowed host, with the same sandbox as on the public page. */
export class ListedVideo extends Video {
  static hosts: readonly string[] | undefined;

  static override create(value: string) {
    // biome-ignore lint/complexity/noThisInStatic: the parent creates the node of the class that it is called on
    const node = super.create(embedAddressOf(value, ListedVideo.hosts) ?? 'about:blank') as Element;
    node.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation');
    node.setAttribute('title', 'Embedded video');
    return node;
  }

  /** Quill's export writes a link with an unescaped address instead of the frame. */
  override html() {
    const address = (this.domNode as Element).getAttribute('src') ?? '';
    const shown = embedAddressOf(address, ListedVideo.hosts);
    return shown ? `<iframe class="ql-video" src="${shown.replace(/&/g, '&amp;').replace(/"/g, '%22')}"></iframe>` : '';
  }
}

export const fullWidthFormat = 'full-width';

/** A picture of this site, or one that is being uploaded. Inline bytes and other sites' pictures are never shown. */
export class OwnPicture extends Image {
  static isOwn(source: string): boolean {
    return /\/media\/[a-z0-9]+-\d+\.(avif|webp)$/.test(source) || source.startsWith('blob:');
  }

  static override formats(image: Element): Record<string, string | null> {
    const isFull = image.classList.contains(fullWidthClass);
    return { ...Image.formats(image), ...(isFull && { [fullWidthFormat]: 'true' }) };
  }

  override format(name: string, value: string) {
    if (name !== fullWidthFormat) return super.format(name, value);
    this.domNode.classList.toggle(fullWidthClass, !!value);
    if (!value && this.domNode.className === '') this.domNode.removeAttribute('class');
  }

  static override sanitize(source: string): string {
    return OwnPicture.isOwn(source) ? source : '//:0';
  }
}

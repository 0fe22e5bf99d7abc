import { pictureKindOf } from '../media/pictures';
import { fetchBytes } from './bounded-fetch';
import type { ImageProvider } from './provider';
import type { ServiceAddress } from './text-services';

const maxPictureBytes = 10 * 1024 * 1024;

/**
 * An image service that is called by GET. The URL contains `{prompt}`, and can contain `{width}`, `{height}` and
 * `{model}`; values without a placeholder go into the query.
 */
export function createImageProvider(name: string, { url, key }: ServiceAddress, model: string | null): ImageProvider {
  return {
    name,
    async ask({ prompt, size: { width, height } }, signal) {
      const parts: Record<string, string> = {
        prompt,
        width: String(width),
        height: String(height),
        model: model ?? '',
      };
      const address = new URL(
        url.replace(/\{(prompt|width|height|model)\}/g, (_, part: string) => encodeURIComponent(parts[part] ?? '')),
      );
      for (const part of ['width', 'height', ...(model ? ['model'] : [])]) {
        if (!url.includes(`{${part}}`)) address.searchParams.set(part, parts[part] ?? '');
      }
      const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};
      const bytes = await fetchBytes(address, { headers, signal }, maxPictureBytes);
      if (!pictureKindOf(bytes)) throw new Error('the answer is not a picture');
      return bytes;
    },
  };
}

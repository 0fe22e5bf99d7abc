import { pictureKindOf } from '../media/pictures';
import { fetchBytes } from './bounded-fetch';
import type { AiImage } from './provider';
import type { ServiceAddress } from './text-services';

const maxPictureBytes = 10 * 1024 * 1024;

/**
 * A service that is asked by GET, with the prompt in its address: `{prompt}` stands for it, `{width}`, `{height}` and
 * `{model}` for the rest; what the address does not name is added to its query.
 */
export function createImageService({ url, key }: ServiceAddress, model: string | null, name: string): AiImage {
  return {
    name,
    async draw(prompt, { width, height }, signal) {
      const values: Record<string, string> = {
        prompt: encodeURIComponent(prompt),
        width: String(width),
        height: String(height),
        model: encodeURIComponent(model ?? ''),
      };
      const address = new URL(
        url.replace(/\{(prompt|width|height|model)\}/g, (_, part: string) => values[part] as string),
      );
      for (const part of ['width', 'height', ...(model ? ['model'] : [])]) {
        if (!url.includes(`{${part}}`))
          address.searchParams.set(part, part === 'model' ? (model as string) : String(values[part]));
      }
      const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};
      const bytes = await fetchBytes(address, { headers, signal }, maxPictureBytes);
      if (!pictureKindOf(bytes)) throw new Error('the answer is no picture');
      return bytes;
    },
  };
}

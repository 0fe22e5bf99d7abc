import type { Environment } from '../settings/environment';
import type { ChainSettings } from './chain';
import type { ServiceAddress } from './text-services';

/** The services for texts and pictures. */
export interface AiSettings extends ChainSettings {
  /** `AI_TEXT_GET_URL`, with `{prompt}` in its path. */
  textByGet: ServiceAddress | null;
  /** `AI_TEXT_HOSTED_URL`, called by POST. */
  hostedText: ServiceAddress | null;
  /** `AI_TEXT_ALTERNATIVE_URLS`: up to four, separated by spaces, called in this order. */
  alternativeTexts: readonly ServiceAddress[];
  /** `AI_IMAGE_URL`, with `{prompt}`; `AI_IMAGE_MODEL`, and `AI_IMAGE_FALLBACK_MODEL` when that fails. */
  image: ServiceAddress | null;
  imageModel: string | null;
  imageFallbackModel: string | null;
  /** `AI_BUILT_IN` (1 or 0): whether the built-in writer and placeholders are the last providers. */
  builtIn: boolean;
  /** `AI_DAILY_CALLS`: calls per user and day. */
  dailyCalls: number;
}

const alternatives = 4;

/**
 * Reads the `AI_*` settings. Each service's key is `AI_KEY` unless it has its own (`AI_TEXT_GET_KEY`,
 * `AI_TEXT_HOSTED_KEY`, `AI_TEXT_ALTERNATIVE_KEYS`, `AI_IMAGE_KEY`); `-` means none. Adds invalid ones to `problems`,
 * without their values.
 */
export function readAiSettings(env: Environment, problems: string[]): AiSettings {
  const key = (own: string | undefined) => (own === '-' ? null : (own ?? env.AI_KEY ?? null));

  const service = (
    name: string,
    url: string | undefined,
    own: string | undefined,
    needs = '',
  ): ServiceAddress | null => {
    if (!url) return null;
    if (!/^https?:\/\//.test(url) || !URL.canParse(url) || !url.includes(needs)) {
      problems.push(`${name} is an address that begins with http:// or https://${needs && ` and contains ${needs}`}.`);
      return null;
    }
    return { url, key: key(own) };
  };

  const urls = env.AI_TEXT_ALTERNATIVE_URLS?.split(/\s+/) ?? [];
  const keys = env.AI_TEXT_ALTERNATIVE_KEYS?.split(/\s+/) ?? [];
  if (urls.length > alternatives) problems.push(`AI_TEXT_ALTERNATIVE_URLS names at most ${alternatives} addresses.`);

  return {
    textByGet: service('AI_TEXT_GET_URL', env.AI_TEXT_GET_URL, env.AI_TEXT_GET_KEY, '{prompt}'),
    hostedText: service('AI_TEXT_HOSTED_URL', env.AI_TEXT_HOSTED_URL, env.AI_TEXT_HOSTED_KEY),
    alternativeTexts: urls.flatMap((url, i) => service('AI_TEXT_ALTERNATIVE_URLS', url, keys[i]) ?? []),
    image: service('AI_IMAGE_URL', env.AI_IMAGE_URL, env.AI_IMAGE_KEY, '{prompt}'),
    imageModel: env.AI_IMAGE_MODEL ?? null,
    imageFallbackModel: env.AI_IMAGE_FALLBACK_MODEL ?? null,
    builtIn: env.AI_BUILT_IN === '1',
    dailyCalls: env.AI_DAILY_CALLS,
    timeoutMs: env.AI_TIMEOUT_MS,
    deadlineMs: env.AI_DEADLINE_MS,
  };
}

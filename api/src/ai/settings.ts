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

interface Reader {
  text: (name: string) => string | null;
  flag: (name: string, otherwise: boolean) => boolean;
  whole: (name: string, otherwise: number, max: number) => number;
}

const alternatives = 4;

/**
 * Reads the `AI_*` settings. Each service's key is `AI_KEY` unless it has its own (`AI_TEXT_GET_KEY`,
 * `AI_TEXT_HOSTED_KEY`, `AI_TEXT_ALTERNATIVE_KEYS`, `AI_IMAGE_KEY`); `-` means none. Adds invalid ones to `problems`,
 * without their values.
 */
export function readAiSettings({ text, flag, whole }: Reader, problems: string[]): AiSettings {
  const key = (own: string | null | undefined) => (own === '-' ? null : (own ?? text('AI_KEY')));

  const service = (
    name: string,
    url: string | null,
    own: string | null | undefined,
    needs = '',
  ): ServiceAddress | null => {
    if (url === null) return null;
    if (!/^https?:\/\//.test(url) || !URL.canParse(url) || !url.includes(needs)) {
      problems.push(`${name} is an address that begins with https://${needs && ` and holds ${needs}`}.`);
      return null;
    }
    return { url, key: key(own) };
  };

  const urls = text('AI_TEXT_ALTERNATIVE_URLS')?.split(/\s+/) ?? [];
  const keys = text('AI_TEXT_ALTERNATIVE_KEYS')?.split(/\s+/) ?? [];
  if (urls.length > alternatives) problems.push(`AI_TEXT_ALTERNATIVE_URLS names at most ${alternatives} addresses.`);

  return {
    textByGet: service('AI_TEXT_GET_URL', text('AI_TEXT_GET_URL'), text('AI_TEXT_GET_KEY'), '{prompt}'),
    hostedText: service('AI_TEXT_HOSTED_URL', text('AI_TEXT_HOSTED_URL'), text('AI_TEXT_HOSTED_KEY')),
    alternativeTexts: urls.flatMap((url, i) => service('AI_TEXT_ALTERNATIVE_URLS', url, keys[i]) ?? []),
    image: service('AI_IMAGE_URL', text('AI_IMAGE_URL'), text('AI_IMAGE_KEY'), '{prompt}'),
    imageModel: text('AI_IMAGE_MODEL'),
    imageFallbackModel: text('AI_IMAGE_FALLBACK_MODEL'),
    builtIn: flag('AI_BUILT_IN', true),
    dailyCalls: whole('AI_DAILY_CALLS', 200, 100_000),
    timeoutMs: whole('AI_TIMEOUT_MS', 8000, 120_000),
    deadlineMs: whole('AI_DEADLINE_MS', 20_000, 300_000),
  };
}

import type { ChainSettings } from './chain';
import type { ServiceAddress } from './text-services';

/** Which services help with texts and pictures. All keys stay on the server. */
export interface AiSettings extends ChainSettings {
  /** Asked first, by GET: `AI_TEXT_GET_URL`, with `{prompt}` in its path. */
  textByGet: ServiceAddress | null;
  /** Asked next, by POST: `AI_TEXT_HOSTED_URL`. */
  hostedText: ServiceAddress | null;
  /** Asked after that, in this order: `AI_TEXT_ALTERNATIVE_URLS`, up to four, by spaces. */
  alternativeTexts: readonly ServiceAddress[];
  /** `AI_IMAGE_URL`, with `{prompt}`; `AI_IMAGE_MODEL`, and `AI_IMAGE_FALLBACK_MODEL` when that fails. */
  image: ServiceAddress | null;
  imageModel: string | null;
  imageFallbackModel: string | null;
  /** `AI_BUILT_IN` (1 or 0): whether the built-in writer and drawn placeholders end the chain. */
  builtIn: boolean;
  /** `AI_DAILY_CALLS`: how often one person may ask in a day. */
  dailyCalls: number;
}

interface Reader {
  text: (name: string) => string | null;
  flag: (name: string, otherwise: boolean) => boolean;
  whole: (name: string, otherwise: number, most: number) => number;
}

const alternatives = 4;

/**
 * Reads the `AI_*` settings; with none set, the built-in writer does everything. Each service's key is `AI_KEY` unless
 * it has its own (`AI_TEXT_GET_KEY`, `AI_TEXT_HOSTED_KEY`, `AI_TEXT_ALTERNATIVE_KEYS`, `AI_IMAGE_KEY`); `-` means none.
 * What is wrong is added to `problems`, without the value.
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

import type { ContentType } from '@kaksha/domain/catalogue';
import { Banner } from '@kaksha/ui/banner';
import { CircleDashed } from 'lucide-react';

/** Lists the required content types that the course lacks. */
export function MissingTypes({ types }: { types: readonly ContentType[] }) {
  const count = types.length;
  const when = count === 1 ? 'it is in' : count === 2 ? 'both are in' : `all ${count} are in`;
  return (
    <Banner tone="saffron" icon={<CircleDashed aria-hidden="true" />}>
      <strong>{count === 1 ? '1 required type to go:' : `${count} required types to go:`}</strong>
      <span>{` ${listNames(types)}. Next appears when ${when}.`}</span>
    </Banner>
  );
}

/** `Offered Job Role and Covering Tools`. */
export const listNames = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

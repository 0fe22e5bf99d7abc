import { createElement } from 'react';
import type { SlotData, SlotName } from './host';
import { useHost } from './host-context';

/** A place of a page that other remotes put extensions into. Empty without any. Since 1.8. */
export function Slot<N extends SlotName>({ name, data }: { name: N; data: SlotData[N] }) {
  return createElement(useHost().slots.Outlet, { name, data });
}

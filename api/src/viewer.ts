import type { Principal } from './principal';

/** Replaced by `Principal | null`; removed when no module uses it. */
export type Viewer = Principal | null;

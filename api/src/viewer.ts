import type { CurrentUser } from '@kaksha/domain/people';

/** Who asks, as far as permissions need to know; null is a visitor. */
export type Viewer = Pick<CurrentUser, 'id' | 'isAdmin' | 'trainerId'> | null;

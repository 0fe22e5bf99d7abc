import type { CycleB } from './cycle-b';

export interface CycleA {
  other: CycleB;
}

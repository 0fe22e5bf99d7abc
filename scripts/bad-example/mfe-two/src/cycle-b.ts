import type { CycleA } from './cycle-a';

export interface CycleB {
  other: CycleA;
}

import type { Hen } from './hen';

export interface Egg {
  hen: Hen;
}

import type { Egg } from './egg';

export interface Hen {
  egg: Egg;
}

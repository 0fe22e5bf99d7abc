import { egg } from './egg';

export const hen = (): string => egg();

import { hen } from './hen';

export const egg = (): string => hen();

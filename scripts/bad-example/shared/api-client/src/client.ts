import { button } from '../../ui/src/button';

export const client = button;

import { button } from '../../ui/src/button';

export const store = button;

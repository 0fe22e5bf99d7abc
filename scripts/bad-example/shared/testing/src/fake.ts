import { button } from '../../ui/src/button';

export const fake = button;

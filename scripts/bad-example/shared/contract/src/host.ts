import { field } from '../../forms/src/field';

export const host = field;

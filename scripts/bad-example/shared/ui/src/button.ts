import { field } from '../../forms/src/field';

export const button = field;

import { trimmedText } from '@kaksha/domain/blank-text';
import * as limits from '@kaksha/domain/limits';
import { object, string } from 'yup';

const { nameMax } = limits.secondFactor;

export const passkeyNameSchema = object({
  name: string()
    .transform(trimmedText)
    .required('Please enter a name')
    .max(nameMax, `The name has at most ${nameMax} characters`),
});

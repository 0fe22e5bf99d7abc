import { fake } from '../../shared/testing/src/fake';

export const page = fake;

import { course } from '../course/course';

export const search = [course];

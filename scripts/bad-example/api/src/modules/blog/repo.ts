import { countCourses } from '../courses/service';

export const blogRepo = ['blog', countCourses];

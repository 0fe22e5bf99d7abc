import { countCourses } from '../../modules/courses/service';

export const jobs = [countCourses];

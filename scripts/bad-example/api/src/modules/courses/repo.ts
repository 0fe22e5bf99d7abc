export const coursesRepo = 'courses';

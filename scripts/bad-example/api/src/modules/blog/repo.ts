export const blogRepo = 'blog';

export const site = 'site';

/** Where a tab stores its overrides, and the parameter of an address that gives them. */
export const key = 'kaksha:remotes';
export const parameter = 'remote';

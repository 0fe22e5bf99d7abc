/** The codes of errors say enough. */
export const runtimeDescMap = {};
export const buildDescMap = {};
export const typeDescMap = {};
export const errorDescMap = {};

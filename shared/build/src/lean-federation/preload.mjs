/** The site's HTML preloads what it needs. */
export const defaultPreloadArgs = () => ({});
export const formatPreloadArgs = () => [];
export const normalizePreloadExposes = () => [];
export const preloadAssets = async () => [];

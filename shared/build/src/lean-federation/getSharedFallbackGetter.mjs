/** Remotes bundle no copy of a shared library, so there is no fallback. */
export const getSharedFallbackGetter = ({ factory }) => factory;

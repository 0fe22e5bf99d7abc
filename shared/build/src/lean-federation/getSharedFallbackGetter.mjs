/** Remotes bring no copy of a shared library. */
export const getSharedFallbackGetter = ({ factory }) => factory;

/** Remotes begin with an import that waits: no shared library is needed before the host handed it over. */
export const installInitialConsumes = () => {};

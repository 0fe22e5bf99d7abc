/** Remotes start with an asynchronous import, so no shared library is needed before the host has provided it. */
export const installInitialConsumes = () => {};

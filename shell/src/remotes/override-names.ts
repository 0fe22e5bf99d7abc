/** Where a tab stores its overrides, and the parameter of an address that gives them. */
export const key = 'kaksha:remotes';
export const parameter = 'remote';

/** Version of a remote that a developer's machine serves. No release has it, so the server does not render it. */
export const OVERRIDE_VERSION = 'override';

/** What an override changes of a live remote. @param origin  of the developer's machine */
export const overriddenBy = (origin: string) => ({
  version: OVERRIDE_VERSION,
  entry: `${origin}/federated/remoteEntry.js`,
  integrity: '',
  styles: [{ href: `${origin}/federated/styles.css`, integrity: '' }],
});

/** Address of the facts of the latest build of a developer's machine: its hash, title, routes and access. */
export const factsAddress = (origin: string) => `${origin}/federated/build.json`;

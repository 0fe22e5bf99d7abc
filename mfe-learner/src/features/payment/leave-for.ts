/** Leaves the site's pages for another address of the same tab. In a module of its own, so that tests can stay. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}

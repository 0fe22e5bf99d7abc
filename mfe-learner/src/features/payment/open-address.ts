/** Opens an address outside of the app in this tab. A module of its own, so that tests can mock it. */
export function openAddress(address: string): void {
  window.location.assign(address);
}

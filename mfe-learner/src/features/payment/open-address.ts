/** Opens an address outside of the app in this tab. A separate module, so that tests can mock it. */
export function openAddress(address: string): void {
  window.location.assign(address);
}

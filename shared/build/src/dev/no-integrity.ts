/** In place of the shell's `require-integrity.ts`: files of a development build change while a page is open. @public */
export function requireIntegrity(element: HTMLScriptElement | HTMLLinkElement): void {
  element.crossOrigin = 'anonymous';
}

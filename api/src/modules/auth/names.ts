/** A name to greet somebody by who gave only an address: `asha.rao+x@…` becomes `Asha Rao`. */
export function nameFromEmail(email: string): string {
  const [local = ''] = email.split(/[@+]/);
  const words = local.split(/[^\p{L}]+/u).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || local;
}

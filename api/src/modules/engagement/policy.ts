/** Trainers learn who a viewer is only when the user chatted, was interested, enquired or enrolled. */
export function mayIdentify({ hasContacted }: { hasContacted: boolean }): boolean {
  return hasContacted;
}

/** Public accounts of the demo data, by purpose. */
export const demoAccounts = {
  learner: 'learner@kaksha.test',
  trainer: 'trainer@kaksha.test',
  institute: 'institute@kaksha.test',
  admin: 'admin@kaksha.test',
} as const;

export function isDemoAccount(email: string): boolean {
  return Object.values<string>(demoAccounts).includes(email);
}

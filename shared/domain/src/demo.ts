/** Public accounts of the demo data, by purpose. */
export const demoAccounts = {
  learner: 'learner@kaksha.test',
  trainer: 'trainer@kaksha.test',
  institute: 'institute@kaksha.test',
  /** Staff of the institute. */
  manager: 'manager@kaksha.test',
  staffTrainer: 'second-trainer@kaksha.test',
  /** An address with an open invitation of the institute. */
  invited: 'invited@kaksha.test',
  admin: 'admin@kaksha.test',
  /** A learner with an authenticator app. */
  twoStep: 'two-step@kaksha.test',
} as const;

/** The second factor of the account `twoStep`, public as the account itself. */
export const demoSecondFactor = {
  totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  recoveryCodes: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'].map(
    (letter) => `DEMO-CODE-${letter.repeat(4)}-${letter.repeat(4)}`,
  ),
};

export function isDemoAccount(email: string): boolean {
  return Object.values<string>(demoAccounts).includes(email);
}

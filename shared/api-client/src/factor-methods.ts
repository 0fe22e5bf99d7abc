import type { FactorMethods } from '@kaksha/domain/second-factor';

export interface MethodsWire {
  passkey: boolean;
  totp: boolean;
  recovery_code: boolean;
}

export const toMethods = ({ passkey, totp, recovery_code }: MethodsWire): FactorMethods => ({
  passkey,
  totp,
  recoveryCode: recovery_code,
});

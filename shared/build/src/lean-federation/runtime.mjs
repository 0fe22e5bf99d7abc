import { CurrentGlobal, ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';

/** The only function that a remote uses: creates its instance, or reuses that of another release of the remote. */
export function init(options) {
  const named = { ...options, id: options.id ?? '' };
  const known = CurrentGlobal.__FEDERATION__.__INSTANCES__.find((one) => one.options.name === options.name);
  if (known) {
    known.initOptions(named);
    return known;
  }
  const instance = new ModuleFederation(named);
  setGlobalFederationInstance(instance);
  return instance;
}

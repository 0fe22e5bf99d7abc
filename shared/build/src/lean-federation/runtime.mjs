import { CurrentGlobal, ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';

/** A remote asks its half of the runtime for one thing: an instance, or the one that its last good release left. */
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

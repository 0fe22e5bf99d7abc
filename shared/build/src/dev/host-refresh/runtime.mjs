// In place of react-refresh/runtime in remotes: React takes updates of one runtime only, that of the host.
export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} = globalThis.__kakshaRefresh;

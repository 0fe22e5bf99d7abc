import type { FlagDeclarations, SettingDeclarations, SettingTypes } from '@kaksha/contract/host';

/** Tags of the posts in the card of newest posts. */
export const flags = {
  'newest-post-tags': { owner: 'Public pages', expires: '2030-12-31', default: false },
} as const satisfies FlagDeclarations;

export const settings = {
  'newest-posts': { label: 'Posts in the card of newest posts', type: 'number', default: 3, min: 1, max: 6 },
} as const satisfies SettingDeclarations;

declare module '@kaksha/contract/host' {
  interface Flags extends Record<keyof typeof flags, boolean> {}
  interface Settings extends SettingTypes<typeof settings> {}
}

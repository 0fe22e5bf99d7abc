import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../shared/ui/src', titlePrefix: 'ui', files: '*.stories.tsx' },
    { directory: '../shared/forms/src', titlePrefix: 'forms', files: '*.stories.tsx' },
  ],
  addons: ['@storybook/addon-a11y'],
  features: { sidebarOnboardingChecklist: false },
  // The browser tests run axe themselves, in both themes.
  build: { test: { disabledAddons: ['@storybook/addon-a11y'] } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;

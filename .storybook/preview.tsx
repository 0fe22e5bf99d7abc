import '@kaksha/ui/tokens.css';
import '@kaksha/ui/base.css';
import { StoryPage } from '@kaksha/testing/states';
import type { Decorator, Preview } from '@storybook/react-vite';

const inPage: Decorator = (Story, { globals, parameters }) => (
  <StoryPage theme={globals.theme} path={parameters.path ?? '/'}>
    <Story />
  </StoryPage>
);

const preview: Preview = {
  decorators: [inPage],
  initialGlobals: { theme: 'system' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System theme' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    // The other rules are about the headings and landmarks of a page.
    a11y: { options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', styles: { width: '834px', height: '1112px' } },
        desktop: { name: 'Desktop', styles: { width: '1350px', height: '900px' } },
      },
    },
  },
};

export default preview;

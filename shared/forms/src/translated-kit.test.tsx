import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StoryPage } from '@kaksha/testing/states';
import { startTranslator } from '@kaksha/testing/translator';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react';

// Plays of stories run in the workshop only.
jest.mock('storybook/test', () => ({}));

type Story = (() => ReactElement) | { args?: object; render?: (args: object) => ReactElement };
type Stories = Record<string, Story> & { default: { component: (props: object) => ReactNode; args?: object } };

const root = join(__dirname, '../..');
const files = ['ui', 'forms'].flatMap((name) =>
  readdirSync(join(root, name, 'src')).flatMap((file) =>
    file.endsWith('.stories.tsx') ? [join(name, 'src', file)] : [],
  ),
);

let stop = () => {};
beforeEach(() => {
  stop = () => {};
});
afterEach(() => stop());

/** Lets the translator work, and what the last event began. */
const settled = () => act(async () => {});

const inPage = (of: ReactNode) => (
  <StoryPage path="/" theme="light">
    {of}
  </StoryPage>
);

/** The stories of a file, as elements. */
function storiesOf({ default: meta, ...stories }: Stories): [string, ReactElement][] {
  return Object.entries(stories).map(([name, story]): [string, ReactElement] => {
    if (typeof story === 'function') return [name, createElement(story, { key: name })];
    const args = { ...meta.args, ...story.args };
    return [name, story.render?.(args) ?? createElement(meta.component, args)];
  });
}

/** Elements of a component in the props of others. */
function elementsOf(component: unknown, node: unknown): ReactElement[] {
  if (isValidElement<object>(node)) return node.type === component ? [node] : elementsOf(component, { ...node.props });
  const isPlain = typeof node === 'object' && node !== null;
  return isPlain ? Object.values(node).flatMap((part) => elementsOf(component, part)) : [];
}

/** States of the component of a file: its elements in stories that call no hook. */
function statesOf(stories: Stories): ReactElement[] {
  return storiesOf(stories).flatMap(([, { type, props }]) => {
    if (type === stories.default.component) return [createElement(type, props as object)];
    try {
      return elementsOf(stories.default.component, (type as () => ReactNode)());
    } catch {
      return [];
    }
  });
}

/** Uses each control once. @returns the text of the page after each */
async function textsOfUse(): Promise<string[]> {
  const texts: string[] = [];
  const controls = document.body.querySelectorAll<HTMLElement>('input, textarea, select, button, [role="tab"]');
  for (const control of controls) {
    if (control instanceof HTMLInputElement && control.type === 'file') continue;
    if (control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === 'text')) {
      fireEvent.change(control, { target: { value: '7' } });
      fireEvent.blur(control);
    } else fireEvent.click(control);
    await settled();
    texts.push(document.body.textContent);
  }
  return texts;
}

describe.each(files)('%s', (file) => {
  const stories: Stories = require(join(root, file));

  test('each state follows each other on a translated page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const states = statesOf(stories);
    for (const [at, state] of states.entries()) {
      const next = states[(at + 1) % states.length];
      render(inPage(next));
      await settled();
      const right = document.body.textContent;
      cleanup();
      const { rerender } = render(inPage(state));
      stop = startTranslator();
      rerender(inPage(next));
      await settled();
      expect(document.body.textContent).toBe(right);
      stop();
      cleanup();
    }
  });

  test.each(storiesOf(stories))(
    '%s reacts to its controls as on a page that is not translated',
    async (_name, story) => {
      render(inPage(story));
      await settled();
      const right = await textsOfUse();
      cleanup();
      render(inPage(story));
      await settled();
      stop = startTranslator();
      expect(await textsOfUse()).toEqual(right);
    },
  );
});

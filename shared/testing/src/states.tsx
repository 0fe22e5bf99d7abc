import { type ReactNode, useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';

interface StatesProps {
  /** What the component looks like in each state, by the name of the state. */
  of: Readonly<Record<string, ReactNode>>;
  /** Side by side, for small components. */
  row?: boolean;
}

/** The states of a component in the workshop, each below its name. */
export function States({ of, row = false }: StatesProps) {
  return (
    <dl
      style={{ display: 'flex', flexDirection: row ? 'row' : 'column', flexWrap: row ? 'wrap' : 'nowrap', gap: '20px' }}
    >
      {Object.entries(of).map(([name, state]) => (
        <div key={name} style={{ minInlineSize: 0 }}>
          <dt style={{ fontSize: 'var(--text-meta)', color: 'var(--ink3)' }}>{name}</dt>
          <dd style={{ marginBlockStart: '6px' }}>{state}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ControlledProps<V> {
  initial: V;
  children: (value: V, setValue: (value: V) => void) => ReactNode;
}

/** Holds the value of a controlled component, so that its story can be used. */
export function Controlled<V>({ initial, children }: ControlledProps<V>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

interface StoryPageProps {
  /** Address of the page. */
  path: string;
  /** `system` follows the setting of the system. */
  theme: 'system' | 'light' | 'dark';
  children: ReactNode;
}

/** The page around a story: its theme and its router. */
export function StoryPage({ path, theme, children }: StoryPageProps) {
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  return <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>;
}

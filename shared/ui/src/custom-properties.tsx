import type { CSSProperties } from 'react';

/** Custom properties for a `style` attribute; React's types list only the standard properties. */
export const customProperties = (properties: Record<`--${string}`, string | number>) => properties as CSSProperties;

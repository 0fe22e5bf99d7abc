import { type ComponentType, createElement } from 'react';
import type { HostServices } from './host';
import { useHost } from './host-context';

/** The data that each slot gives to its extensions. Ids are those of the API. Since 1.8. */
export interface SlotData {
  /** A section of the home page, above the last one. */
  'home.section': object;
  /** Below the price of a course, beside its text on wide screens. */
  'course.aside': { courseId: number };
  /** Below the curriculum of a course. */
  'course.curriculum': { courseId: number };
  /** One line below the price of a course card. */
  'course-card.note': { courseId: number };
  /** Above the button that starts a payment. */
  'checkout.note': { courseId: number; batchId: number | null };
  /** Below the text of a blog post. */
  'post.end': { postId: number };
  /** A card in the overview of the learning area. */
  'dashboard.home': object;
  /** A card in the home of the trainer area. */
  'trainer.home': object;
  /** A card in the overview of the administrators' area. */
  'admin.home': object;
}

export type SlotName = keyof SlotData;

/** Who sees an extension: everyone, or users with a role. Trainers are learners too. */
export type Audience = 'everyone' | 'learner' | 'trainer' | 'admin';

/** Exports of the module that an extension loads. Since 1.8. */
export interface ExtensionModule<N extends SlotName = SlotName> {
  Extension: ComponentType<SlotData[N]>;
  /** Loads data into the remote's store before the first render, on the server for at most 50 ms. */
  loader?: (host: HostServices, data: SlotData[N]) => Promise<unknown>;
}

interface ExtensionIn<N extends SlotName> {
  slot: N;
  /** Lower-case words, joined by hyphens; unique in the remote. */
  id: string;
  /** Extensions of a slot are sorted by it, then by remote and id; 0 by default. */
  order?: number;
  audience?: Audience;
  /** CSS pixels that the page reserves until the extension is shown; needed in slots with content below. */
  height?: number;
  load: () => Promise<ExtensionModule<N>>;
}

/** What a remote puts into a slot of another remote's page. Since 1.8. */
export type Extension = { [N in SlotName]: ExtensionIn<N> }[SlotName];

/** A place of a page that other remotes put extensions into. Empty without any. Since 1.8. */
export function Slot<N extends SlotName>({ name, data }: { name: N; data: SlotData[N] }) {
  return createElement(useHost().slots.Outlet, { name, data });
}

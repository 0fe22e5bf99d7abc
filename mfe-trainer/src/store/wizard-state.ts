import { idle, type Resource } from '@kaksha/api-client/resource';
import type { AuthoredCourse } from '@kaksha/domain/authored-course';
import type { Category, Language, Subcategory } from '@kaksha/domain/catalogue';

/** What the course wizard works with: the course that is open in it, and what its lists offer. */
export interface WizardState {
  /** The course that was opened last. */
  open: { readonly id: number | null; readonly course: Resource<AuthoredCourse> };
  categories: Resource<Category[]>;
  languages: Resource<Language[]>;
  /** By category; of those that were asked for. */
  subcategories: Readonly<Record<number, Resource<Subcategory[]>>>;
}

export const emptyWizard: WizardState = {
  open: { id: null, course: idle },
  categories: idle,
  languages: idle,
  subcategories: {},
};

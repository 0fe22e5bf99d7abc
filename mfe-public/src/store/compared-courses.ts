import { withoutId } from '@kaksha/api-client/by-id';
import { deviceStorage } from '@kaksha/contract/browser-storage';
import * as limits from '@kaksha/domain/limits';
import { createStore, type StoreApi } from 'zustand';

export interface ComparedCourse {
  id: number;
  name: string;
}

export interface ComparedCourses {
  readonly chosen: StoreApi<readonly ComparedCourse[]>;
  /** Returns false when the comparison is full. */
  add(course: ComparedCourse): boolean;
  remove(courseId: number): void;
  replace(courses: readonly ComparedCourse[]): void;
  /** Reads the choice of earlier visits. Returns the function that stops following other tabs. */
  restore(): () => void;
}

const storageKey = 'kaksha.compared';
const none: readonly ComparedCourse[] = [];

/** Courses that the user chose to compare, in local storage. It needs no account. */
export function createComparedCourses(): ComparedCourses {
  const chosen = createStore<readonly ComparedCourse[]>(() => none);
  const show = (courses: readonly ComparedCourse[]) => chosen.setState(courses, true);
  const replace = (courses: readonly ComparedCourse[]) => {
    show(courses.slice(0, limits.comparedCourses).map(({ id, name }) => ({ id, name })));
    // Where storage is blocked, the choice lasts until the tab closes.
    deviceStorage.write(storageKey, JSON.stringify(chosen.getState()));
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey) show(stored());
  };
  return {
    chosen,
    add(course) {
      const before = chosen.getState();
      if (before.length >= limits.comparedCourses) return false;
      if (!before.some(({ id }) => id === course.id)) replace([...before, course]);
      return true;
    },
    remove: (courseId) => replace(withoutId(chosen.getState(), courseId)),
    replace,
    restore() {
      show(stored());
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

function stored(): readonly ComparedCourse[] {
  try {
    const value: unknown = JSON.parse(deviceStorage.read(storageKey) ?? '[]');
    return Array.isArray(value) ? value.filter(isComparedCourse).slice(0, limits.comparedCourses) : none;
  } catch {
    return none;
  }
}

function isComparedCourse(value: unknown): value is ComparedCourse {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('name' in value)) return false;
  return Number.isInteger(value.id) && typeof value.name === 'string';
}

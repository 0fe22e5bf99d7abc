import { useStore } from 'zustand';
import type { KeyedResource } from './create-resource';
import type { Resource } from './resource';

/** The entry of a resource, as the page that uses it shows it. */
export function useResource<T, P>(
  resource: KeyedResource<T, P>,
  ...[params]: [P] extends [void] ? [] : [params: P]
): Resource<T> {
  return useStore(resource.state, resource.select(params as P));
}

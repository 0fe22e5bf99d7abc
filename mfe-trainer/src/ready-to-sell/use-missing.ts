import { useResource } from '@kaksha/api-client/use-resource';
import { useNow } from '@kaksha/contract/now';
import { missingToSell, type SaleNeed, type SoldCourse } from '@kaksha/domain/ready-to-sell';
import { useEffect } from 'react';
import { useTrainerStore } from '../store/store-context';
import { loadOnce } from '../store/trainer-store';

/** What is missing to sell the course, as far as it is loaded. */
export function useMissingToSell(course: SoldCourse): SaleNeed[] {
  const now = useNow();
  const store = useTrainerStore();
  const { pricing, taxProfile } = store;
  useEffect(() => {
    void loadOnce(store, pricing, undefined);
    void loadOnce(store, taxProfile, undefined);
  }, [store, pricing, taxProfile]);
  return missingToSell(course, { payments: useResource(pricing).data, tax: useResource(taxProfile).data }, now);
}

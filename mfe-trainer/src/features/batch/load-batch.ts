import { ownCourseLists } from '@kaksha/domain/catalogue';
import type { LoaderFunction } from 'react-router-dom';
import { type BatchTab, batchTabs } from '../../paths';
import type { TrainerStore } from '../../store/trainer-store';

/** The tab that the query names; by default the sessions. */
export function tabOf(search: string): BatchTab {
  const requested = new URLSearchParams(search).get('tab');
  return batchTabs.find((tab) => tab === requested) ?? 'sessions';
}

/** Loads the lists of the trainer's courses, which have the batch. Each tab loads its own data. */
export function batchLoader(store: TrainerStore): LoaderFunction {
  return () => store.host.awaitLoader(Promise.all(ownCourseLists.map((list) => store.courses.load(list))));
}

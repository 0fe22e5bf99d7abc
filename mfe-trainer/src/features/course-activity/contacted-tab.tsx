import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { useState } from 'react';
import { useArea } from '../../store/area';
import { loadContacted } from '../../store/people';
import { useTrainerStore } from '../../store/store-context';
import { ContactCard } from './contact-card';
import { PeopleSkeleton } from './people-skeleton';
import type { TabContext } from './tab-context';
import { TabPeople } from './tab-people';

const ContactDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "contact-dialog" */ './contact-dialog')).ContactDialog,
);

export function ContactedTab({ courseId, ...context }: TabContext) {
  const store = useTrainerStore();
  const people = useArea('contacted', String(courseId));
  const [openId, setOpenId] = useState<number | null>(null);
  const open = people.data?.results.find(({ userId }) => userId === openId);
  return (
    <>
      <TabPeople
        tab="contacted"
        people={people}
        onRetry={() => void loadContacted(store, courseId)}
        skeleton={<PeopleSkeleton />}
        keyOf={({ userId }) => userId}
      >
        {(contact) => <ContactCard contact={contact} onOpen={() => setOpenId(contact.userId)} />}
      </TabPeople>
      {open && <ContactDialog {...context} contact={open} onClose={() => setOpenId(null)} />}
    </>
  );
}

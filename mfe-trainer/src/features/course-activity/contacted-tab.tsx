import { useResource } from '@kaksha/api-client/use-resource';
import { retryableLazy } from '@kaksha/ui/retryable-lazy';
import { useState } from 'react';
import { useTrainerStore } from '../../store/store-context';
import { ContactCard } from './contact-card';
import { UserListSkeleton } from './user-list-skeleton';
import { type TabContext, UserTab } from './user-tab';

const ContactDialog = retryableLazy(
  async () => (await import(/* webpackChunkName: "contact-dialog" */ './contact-dialog')).ContactDialog,
);

export function ContactedTab({ courseId, ...context }: TabContext) {
  const store = useTrainerStore();
  const contacts = useResource(store.contacted, courseId);
  const [openId, setOpenId] = useState<number | null>(null);
  const open = contacts.data?.results.find(({ userId }) => userId === openId);
  return (
    <>
      <UserTab
        tab="contacted"
        users={contacts}
        batches={context.batches}
        onRetry={() => void store.contacted.load(courseId)}
        skeleton={<UserListSkeleton />}
        keyOf={({ userId }) => userId}
      >
        {(contact) => <ContactCard contact={contact} onOpen={() => setOpenId(contact.userId)} />}
      </UserTab>
      {open && <ContactDialog {...context} contact={open} onClose={() => setOpenId(null)} />}
    </>
  );
}

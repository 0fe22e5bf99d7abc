import { useNotify } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { AppLayout } from '@kaksha/ui/app-layout';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Presentation } from 'lucide-react';
import { useEffect } from 'react';

/** For somebody who is signed in, but not as a trainer. */
export function NotATrainer() {
  usePage({ title: 'Trainer area', noindex: true });
  const notify = useNotify();
  useEffect(() => {
    notify.error('Please log in to create a course', { id: 'not-a-trainer' });
  }, [notify]);
  return (
    <AppLayout>
      <EmptyState
        level={1}
        title="This area is for trainers"
        text="You are signed in as a learner. Register as a trainer to publish courses of your own."
        tile={<Presentation />}
      >
        <ButtonLink variant="accent" to="/live-trainer-register">
          Become a trainer
        </ButtonLink>
      </EmptyState>
    </AppLayout>
  );
}

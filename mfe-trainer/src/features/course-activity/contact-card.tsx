import type { ContactedUser } from '@kaksha/domain/engagement';
import { Badge } from '@kaksha/ui/badge';
import { Button } from '@kaksha/ui/button';
import { InteractionCounts, totalInteractions } from './interaction-counts';
import { UserCard } from './user-card';

interface ContactCardProps {
  contact: ContactedUser;
  onOpen: () => void;
}

export function ContactCard({ contact, onOpen }: ContactCardProps) {
  const open = contact.enquiries.filter(({ status }) => status === 'new').length;
  return (
    <UserCard
      name={contact.name}
      photo={contact.profilePhoto}
      badge={open > 0 && <Badge tone="saffron">{`${open === 1 ? '1 question' : `${open} questions`} to answer`}</Badge>}
      foot={
        <Button size="s" block onClick={onOpen} aria-label={`View Details of ${contact.name}`}>
          View Details
        </Button>
      }
    >
      <InteractionCounts contact={contact} />
      <p>{`Total interactions: ${totalInteractions(contact)}`}</p>
    </UserCard>
  );
}

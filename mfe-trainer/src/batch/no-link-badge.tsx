import type { Batch } from '@kaksha/domain/catalogue';
import { lacksMeeting } from '@kaksha/domain/meetings';
import { Badge } from '@kaksha/ui/badge';

/** Marks a batch whose learners could not join its classes online. */
export const NoLinkBadge = ({ batch }: { batch: Batch }) =>
  lacksMeeting(batch) && <Badge tone="saffron">No link yet</Badge>;

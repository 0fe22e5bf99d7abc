import { brand } from '@kaksha/domain/brand';
import { Badge } from '@kaksha/ui/badge';
import { BadgeCheck } from 'lucide-react';

/** What the badge means, as a sentence. */
export const verifiedText = (): string => `${brand.name} checked documents that show who this trainer is.`;

/** For a trainer whom the platform verified; pages of one trainer say beside it what it means. */
export function VerifiedBadge({ className }: { className?: string }) {
  return (
    <Badge tone="good" title={verifiedText()} className={className}>
      <BadgeCheck aria-hidden="true" />
      Verified
    </Badge>
  );
}

import { trainerSupportPath } from '@kaksha/domain/paths';
import { Banner } from '@kaksha/ui/banner';
import { TextLink } from '@kaksha/ui/link';

/** Why an administrator hid a course, and how its trainer objects. */
export const HiddenNote = ({ reason }: { reason: string }) => (
  <Banner tone="bad">
    <p>
      <span>Visitors do not see this course. The reason: </span>
      <q dir="auto">{reason}</q>
    </p>
    <p>
      <span>Change what the reason names, or object at </span>
      <TextLink to={trainerSupportPath}>Support</TextLink>
      <span>. An administrator can show the course again.</span>
    </p>
  </Banner>
);

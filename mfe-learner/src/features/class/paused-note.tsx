import { brand } from '@kaksha/domain/brand';
import { Banner } from '@kaksha/ui/banner';
import { TextLink } from '@kaksha/ui/link';

/** Tells a learner that an administrator hid the course or blocked its trainer, and what stays. */
export function PausedNote() {
  return (
    <Banner tone="saffron">
      <p>
        <strong>This course is paused.</strong>
        <span>{` ${brand.name} has taken it off the site for now. Your seat, materials and messages stay.`}</span>
      </p>
      <p>
        If classes do not take place, ask for a refund under{' '}
        <TextLink to="/user-dashboard/purchased-course">your orders</TextLink>, or{' '}
        <TextLink to="/contact">write to us</TextLink>.
      </p>
    </Banner>
  );
}

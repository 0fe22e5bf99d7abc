import type { Meta } from '@storybook/react-vite';
import { ButtonLink } from './button';
import { CourseNotFound } from './course-not-found';

const meta: Meta<typeof CourseNotFound> = { component: CourseNotFound };
export default meta;

export const Page = () => (
  <CourseNotFound
    consequence="Your other courses are still there."
    action={<ButtonLink to="/my-courses">My courses</ButtonLink>}
  />
);

import type { HostServices } from '@kaksha/contract/host';
import type { CourseSummary } from '@kaksha/domain/catalogue';
import { coursePath } from '@kaksha/domain/slugs';

/** Opens the device's share sheet, or copies the course's URL where there is none. */
export async function shareCourse(
  { environment, notify }: Pick<HostServices, 'environment' | 'notify'>,
  course: Pick<CourseSummary, 'id' | 'name'>,
): Promise<void> {
  const url = environment.origin + coursePath(course);
  if ('share' in navigator) {
    try {
      return await navigator.share({ title: course.name, url });
    } catch (error) {
      // The user closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    notify.success('Course link copied', { description: course.name });
  } catch {
    notify.error('The link could not be copied', { description: url });
  }
}

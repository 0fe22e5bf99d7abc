import { trainerSupportPath } from '@kaksha/domain/paths';
import { coursePath } from '@kaksha/domain/slugs';
import type { ServiceContext } from '../../platform/context/context';
import { inert } from '../../platform/mail/inert-text';
import type { EventNotification } from '../../platform/outbox/event-notification';
import type { OutboxEvent } from '../../platform/outbox/events';
import { siteOrigin } from '../../platform/settings/site';
import { hiddenCourseMail, shownCourseMail } from './hidden-course-mail';
import { findSold } from './repo';

/** Null when the course was deleted, or was hidden or shown since. */
async function moderatedOf({ db }: ServiceContext, { payload }: OutboxEvent<'course.moderated'>) {
  const course = await findSold(db, payload.courseId);
  return course && (course.hiddenAt !== null) === payload.hidden ? course : null;
}

/** For the trainer: an administrator hid a course, or showed it again. */
export const hiddenNotification: EventNotification<'course.moderated'> = {
  kind: 'platform-decision',
  async recipients(context, event) {
    const course = await moderatedOf(context, event);
    return course ? [course.userId] : [];
  },
  async text(context, event) {
    const course = await moderatedOf(context, event);
    if (!course) return null;
    return course.hiddenAt
      ? {
          title: `An administrator hid ${inert(course.name)}`,
          body: `${course.hiddenReason ?? ''} You can object at Support.`.trim(),
          link: trainerSupportPath,
        }
      : { title: `${inert(course.name)} is no longer hidden`, link: coursePath(course) };
  },
  async mail(context, event) {
    const course = await moderatedOf(context, event);
    if (!course) return null;
    const { email, name, hiddenReason } = course;
    const origin = siteOrigin(context.settings);
    return course.hiddenAt
      ? hiddenCourseMail({
          email,
          courseName: name,
          reason: hiddenReason ?? '',
          supportUrl: origin + trainerSupportPath,
        })
      : shownCourseMail({ email, courseName: name, courseUrl: origin + coursePath(course) });
  },
};

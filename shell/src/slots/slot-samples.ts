import type { SlotData, SlotName } from '@kaksha/contract/host';

/**
 * A page of a remote that shows each slot, which the smoke test opens, and data that its extensions may get, which a
 * remote alone shows them with.
 */
export const slotSamples: { readonly [N in SlotName]: { remote: string; path: string; data: SlotData[N] } } = {
  'home.section': { remote: 'public', path: '/', data: {} },
  'course.aside': { remote: 'public', path: '/course/sample/1', data: { courseId: 1 } },
  'course.curriculum': { remote: 'public', path: '/course/sample/1', data: { courseId: 1 } },
  'course-card.note': { remote: 'public', path: '/live-courses', data: { courseId: 1 } },
  'post.end': { remote: 'public', path: '/blog/sample', data: { postId: 1 } },
  'checkout.note': { remote: 'learner', path: '/payment/1/1', data: { courseId: 1, batchId: null } },
  'dashboard.home': { remote: 'learner', path: '/user-dashboard', data: {} },
  'trainer.home': { remote: 'trainer', path: '/patron/basicdetails', data: {} },
  'admin.home': { remote: 'blog-admin', path: '/admin', data: {} },
};

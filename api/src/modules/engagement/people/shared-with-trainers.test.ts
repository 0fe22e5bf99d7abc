import { type SharingGroup, sharedWithTrainers, sharingGroups } from '@kaksha/domain/shared-with-trainers';
import type { TSchema } from 'typebox';
import { onWire } from '../../../platform/http/wire-case';
import { ReceivedWire } from '../../enquiries/schema';
import { ContactWire, EnrolledWire, ViewerWire } from './schema';

/** Fields of an answer that say nothing about the learner. */
const impersonal = ['enrollment_id', 'address', 'can_refund'];

const answers = { viewed: ViewerWire, contacted: ContactWire, enrolled: EnrolledWire };
const namesOf = (answer: TSchema) => Object.keys((onWire(answer).schema as typeof ViewerWire).properties);

const listed = (...groups: SharingGroup[]) =>
  sharedWithTrainers
    .filter((item) => groups.some((group) => item.groups.includes(group)))
    .flatMap(({ fields }) => fields);

test.each(sharingGroups)('the privacy page lists every field that trainers receive of learners who %s', (group) => {
  const sent = namesOf(answers[group]).filter((field) => !impersonal.includes(field));
  // The list of viewers identifies those who made contact.
  const allowed = group === 'viewed' ? listed('viewed', 'contacted') : listed(group);
  expect(sent.filter((field) => !allowed.includes(field))).toEqual([]);
});

test('every field on the privacy page is one that trainers receive', () => {
  const sent = Object.values(answers).flatMap(namesOf);
  expect(sharedWithTrainers.flatMap(({ fields }) => fields).filter((field) => !sent.includes(field))).toEqual([]);
});

test('the inbox of questions has no personal field beyond those of a learner who made contact', () => {
  const aboutTheCourse = /^(course|trainer|batch)_|^(id|message|status|reply|created_at|answered_at|thread|unread)$/;
  const sent = namesOf(ReceivedWire).filter((field) => !aboutTheCourse.test(field));
  expect(sent.filter((field) => !listed('contacted').includes(field))).toEqual([]);
});

import { dayMs } from '@kaksha/domain/time-units';
import { legalTexts, siteSettingVersions } from '../../src/platform/database/schema/site-settings';
import type { Clock } from './clock';
import type { People } from './learners';
import type { RowBook } from './rows';

/** Version 2 of the terms. Version 1 is the built-in text. */
const nextTerms = `## Eligibility

You are at least 13 years old, or as old as the law of your place asks. Under 18, a parent or guardian agrees to these terms and pays.

## Accounts

An account belongs to one person or to one institute. What you tell us about yourself is true. Trainers answer for what their pages say about courses, dates and fees.

## Use of the site

Please do not:

- record a class, or pass on its link or its material, without the consent of the trainer
- collect data of other people, or write to them about what they did not ask for
- rate a course that you did not attend

## Payments and refunds

A course costs what its page shows. The refund policy says when you get the fee back.

## Verified trainers

New in this version: we check documents of trainers who ask for the badge. The badge says who a trainer is. It does not rate the courses.

## Governing law

These terms are governed by the law of India.
`;

/** A banner for trainers, and terms that take effect in two weeks. */
export function addSiteSettings(book: RowBook, clock: Clock, { admin }: People): void {
  const inDays = (days: number) => new Date(clock.midnight.getTime() + days * dayMs);
  book.add(siteSettingVersions, {
    section: 'banner',
    version: 1,
    value: {
      text: 'Payouts of this month are made on its last day.',
      linkLabel: 'See your earnings',
      linkAddress: '/patron/basicdetails/earnings',
      from: inDays(-1).toISOString(),
      to: inDays(30).toISOString(),
      audience: 'trainers',
    },
    savedBy: admin.id,
    savedAt: clock.ago(1, '17:30'),
  });
  const savedAt = clock.ago(2, '16:10');
  book.add(legalTexts, {
    document: 'terms',
    number: 2,
    text: nextTerms,
    effectiveFrom: inDays(14),
    mustAccept: true,
    savedBy: admin.id,
    createdAt: savedAt,
    updatedAt: savedAt,
  });
}

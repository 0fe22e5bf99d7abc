import { hourMs } from '@kaksha/domain/time-units';
import { itemAt } from '@kaksha/domain/typed';
import { blogPosts } from '../../src/platform/database/schema/blog';
import { mailSuppressions } from '../../src/platform/database/schema/mail-delivery';
import { newsletterIssues, newsletterSubscriptions } from '../../src/platform/database/schema/newsletter';
import { supportMessages } from '../../src/platform/database/schema/support';
import { createRandom } from '../../src/platform/drawing/random';
import { contactMessages } from '../data/demo';
import type { Clock } from './clock';
import type { People } from './learners';
import type { RowBook } from './rows';

/** Adds subscribers of the newsletter, a post that was sent to them, messages from the contact page, and a dead address. */
export function addMessages(book: RowBook, clock: Clock, people: People): void {
  const random = createRandom('messages');
  const subscribers = [people.priya, ...random.sample(people.learners, 63)];
  for (const { id, email } of subscribers) {
    const requestedAt = clock.ago(random.int(30, 240), '18:20');
    const confirmedAt = new Date(requestedAt.getTime() + 5 * 60_000);
    people.acted(id, confirmedAt);
    book.add(newsletterSubscriptions, { email, requestedAt, confirmedAt });
  }
  book.add(newsletterSubscriptions, { email: 'unconfirmed@mail.example', requestedAt: clock.ago(1, '20:05') });
  const published = book.of(blogPosts).filter(({ publishedAt }) => publishedAt);
  const sent = published.toSorted((a, b) => Number(b.publishedAt) - Number(a.publishedAt))[1];
  if (sent?.publishedAt) {
    const sentAt = new Date(sent.publishedAt.getTime() + hourMs);
    const recipients = subscribers.length;
    book.add(newsletterIssues, { postId: sent.id, recipients, sentBy: people.admin.id, sentAt });
  }
  book.add(mailSuppressions, {
    email: itemAt(people.learners, 0).email,
    kind: 'bounce',
    detail: 'smtp; 550 5.1.1 The email account that you tried to reach does not exist.',
    provider: 'generic',
    eventId: 'demo',
    since: clock.ago(9, '07:15'),
  });
  contactMessages.forEach(({ name, text }, i) => {
    const email = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@mail.example`;
    book.add(supportMessages, { type: 5, name, email, message: text, createdAt: clock.ago(3 + i * 6, '11:40') });
  });
}

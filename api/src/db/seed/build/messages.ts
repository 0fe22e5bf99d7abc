import { createRandom } from '../../../random';
import { supportMessages } from '../../schema/support';
import { contactMessages } from '../data/review-texts';
import type { Clock } from './clock';
import type { People } from './learners';
import type { RowBook } from './rows';

/** Adds subscribers of the newsletter and messages from the contact page. */
export function addMessages(book: RowBook, clock: Clock, people: People): void {
  const random = createRandom('messages');
  for (const user of random.sample(people.learners, 64)) {
    const createdAt = clock.ago(random.int(1, 240), '18:20');
    people.acted(user.id, createdAt);
    book.add(supportMessages, { type: 0, userId: user.id, name: user.name, email: user.email, createdAt });
  }
  contactMessages.forEach(({ name, text }, i) => {
    const email = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@mail.example`;
    book.add(supportMessages, { type: 5, name, email, message: text, createdAt: clock.ago(3 + i * 6, '11:40') });
  });
}

import { newLearner, newTrainer, people, sessionOf } from '../support/people';
import { addressOf, screens } from '../support/screens';
import { useSite } from '../support/site';

const site = useSite();
/** The beginning of every meeting link of the demo data. */
const link = 'meet.jit.si/kaksha-demo-';

async function linksIn(as: string | null): Promise<string[]> {
  const cookies = as ? await sessionOf(site.origin, as) : [];
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const found: string[] = [];
  for (const screen of screens) {
    const address = await addressOf(site.origin, screen);
    const answer = await fetch(site.origin + address, { redirect: 'manual', headers: cookie ? { cookie } : {} });
    if ((await answer.text()).includes(link)) found.push(address);
  }
  return found;
}

test('no rendered page holds a meeting link, for a visitor, another learner, another trainer or a learner', async () => {
  expect(await linksIn(null)).toEqual([]);
  expect(await linksIn(newLearner('no-link'))).toEqual([]);
  expect(await linksIn(await newTrainer(site.origin, 'no-link'))).toEqual([]);
  expect(await linksIn(people.learner)).toEqual([]);
});

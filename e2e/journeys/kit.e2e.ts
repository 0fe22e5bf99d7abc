import { everyCase } from '@kaksha/testing/every-case';
import { axeViolations, colourRules, componentRules } from '../support/axe';
import { storiesOfKit, useKit } from '../support/kit';
import { checkPicture, unusedPictures, type Variant } from '../support/pictures';

const kit = useKit();

test.each(storiesOfKit().map((story) => [`${story.title}: ${story.name}`, story] as const))(
  '%s has no axe violation in both themes, fits a phone and looks like its pictures',
  async (_name, story) => {
    const { page } = kit;
    const faults: (string | null)[] = [];
    const check = async (variant: Variant) => {
      const area = (await kit.hasPopup()) ? undefined : '#storybook-root';
      faults.push(await checkPicture(page, `kit/${story.id}-${variant}`, { area }));
    };
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1350, height: 900 });
    await kit.show(story);
    expect(await axeViolations(page, componentRules)).toEqual([]);
    await check('1350-light');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeViolations(page, colourRules)).toEqual([]);
    if (everyCase) await check('1350-dark');

    await page.setViewportSize({ width: 390, height: 844 });
    const { content, width } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      width: document.documentElement.clientWidth,
    }));
    expect(content).toBeLessThanOrEqual(width);
    await check('390-dark');
    if (everyCase) {
      await page.emulateMedia({ colorScheme: 'light' });
      await check('390-light');
    }
    expect(faults.filter(Boolean)).toEqual([]);
  },
);

test('every stored picture is of a story', () => {
  const ids = storiesOfKit().map(({ id }) => id);
  expect(unusedPictures('kit', ids)).toEqual([]);
});

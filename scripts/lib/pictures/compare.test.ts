import sharp from 'sharp';
import { comparePictures, reduceColours, scaleDown } from './compare';

const draw = (shapes: string, width = 400, height = 200) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#faf9f6"/>${shapes}</svg>`,
    ),
  )
    .png()
    .toBuffer();

const button = (radius: number, x = 20) =>
  `<rect x="${x}" y="20" width="120" height="44" rx="${radius}" fill="#151923"/>`;

const faultOf = async (expected: string, actual: string) =>
  (await comparePictures(await reduceColours(await draw(expected)), await draw(actual))).fault;

test('equal pictures have no fault, also with the reduced colours of a stored one', async () => {
  const gradient =
    '<defs><linearGradient id="g"><stop stop-color="#d97706"/><stop offset="1" stop-color="#fde68a"/></linearGradient></defs><rect width="400" height="100" fill="url(#g)"/>';
  expect(await faultOf(gradient + button(12), gradient + button(12))).toBeNull();
});

test('edges that are drawn a quarter of a pixel further are no fault', async () => {
  expect(await faultOf(button(12), button(12, 20.25))).toBeNull();
});

test.each([
  ['the radius of a button', button(12), button(2)],
  ['the place of a button', button(12), button(12, 23)],
  ['a missing button', button(12), ''],
  ['another colour', button(12), button(12).replace('#151923', '#8a4b00')],
])('%s is a fault', async (_what, expected, actual) => {
  expect(await faultOf(expected, actual)).toMatch(/pixels differ/);
});

test('another size is a fault', async () => {
  const { fault, difference } = await comparePictures(await draw('', 400, 200), await draw('', 400, 201));
  expect(fault).toBe('400 × 201 px instead of 400 × 200 px');
  expect(difference).toBeNull();
});

test('a fault has a picture of the different pixels', async () => {
  const { difference } = await comparePictures(await draw(''), await draw(button(12)));
  const { data } = await sharp(difference ?? Buffer.alloc(0))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inButton = (42 * 400 + 80) * 4;
  expect([...data.subarray(inButton, inButton + 3)]).toEqual([255, 0, 0]);
});

test('a picture is compared in half its size', async () => {
  expect(await sharp(await scaleDown(await draw(''), 0.5)).metadata()).toMatchObject({ width: 200, height: 100 });
});

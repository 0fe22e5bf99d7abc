import { brand } from '@kaksha/domain/brand';
import { makeTestApp, type TestApp } from '../../../../test/test-app';
import { follows } from '../../../modules';
import { mailPreviews } from './previews';
import { listExamples } from './service';

let api: TestApp;
beforeAll(async () => {
  api = await makeTestApp();
});
afterAll(() => api.close());

const get = (url: string, app = api) => app.app.inject(`${app.settings.prefix}${url}`);

test('every mail of the outbox has a preview, and every preview belongs to a mail', () => {
  const templates = Object.values(follows).flatMap(({ mails = {}, notifications = {} }) => [
    ...Object.keys(mails),
    ...Object.keys(notifications).filter((name) => notifications[name]?.mail),
  ]);
  expect(Object.keys(mailPreviews).sort()).toEqual(templates.sort());
});

test('every mail has a subject, a plain text, both colour schemes and the name of the product', async () => {
  for (const { template, example, subject, text, html } of await listExamples(api.services)) {
    const name = `${template}, ${example}`;
    expect([name, subject.length > 0, text.includes(brand.name), html.includes(brand.name)]).toEqual([
      name,
      true,
      true,
      true,
    ]);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html).not.toMatch(/<script|<img|url\(/);
  }
});

test('a mail that can be turned off shows the link that does so', async () => {
  const examples = await listExamples(api.services);
  const textOf = (name: string) => examples.find(({ template }) => template === name)?.text;
  expect(textOf('newsletter')).toContain('Unsubscribe');
  expect(textOf('class-in-1-hour')).toContain('Choose what we send you');
  expect(textOf('refund')).toContain('Your notification settings');
  expect(textOf('receipt')).not.toMatch(/settings|Choose/);
});

test('markup of a stranger stays text', async () => {
  const example = new URLSearchParams({ template: 'enquiry', example: 'hostile text', scheme: 'dark' });
  const { body } = await get(`/dev/mail-html?${example}`);
  expect(body).toContain('&lt;script&gt;');
  expect(body).not.toMatch(/<script|href="https:\/\/evil/);
});

test('the list links to the preview of every mail', async () => {
  const answer = await get('/dev/mails');
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  const links = [...answer.body.matchAll(/href="(mail-preview\?[^"]+)"/g)].map(([, link = '']) => link);
  expect(links).toHaveLength((await listExamples(api.services)).length);
  for (const link of links) {
    const page = await get(`/dev/${link.replaceAll('&amp;', '&')}`);
    expect([link, page.statusCode]).toEqual([link, 200]);
    expect(page.body).toContain('<h2>Plain text</h2>');
  }
});

test('a mail is shown in the scheme of its frame, without scripts', async () => {
  const frame = (scheme: string) => get(`/dev/mail-html?template=code&example=sign-in&scheme=${scheme}`);
  expect((await frame('dark')).body).toContain('@media all{');
  expect((await frame('light')).body).toContain('@media not all{');
  expect((await frame('dark')).headers['content-security-policy']).toMatch(/default-src 'none'.*; sandbox/);
});

test.each([
  ['/dev/mail-preview', 400],
  ['/dev/mail-preview?template=code&example=constructor', 404],
  ['/dev/mail-preview?template=constructor&example=name', 404],
  ['/dev/mail-html?template=code&example=sign-in&scheme=sepia', 400],
])('%s answers %i', async (url, status) => {
  expect((await get(url)).statusCode).toBe(status);
});

test('outside demo mode the pages do not exist', async () => {
  const strict = await makeTestApp({ demo: false });
  for (const url of ['/dev/mails', '/dev/mail-preview?template=code&example=sign-in']) {
    expect((await get(url, strict)).statusCode).toBe(404);
  }
  await strict.close();
});

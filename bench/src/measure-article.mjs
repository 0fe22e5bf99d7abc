import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { paragraphsOfWords } from './measure-editor-texts.mjs';
import { sessionOf } from './measure-people.mjs';

const pictureBytes = 147_000;

/**
 * Publishes an article of 900 words with a picture of about 147 kB on a site in demo mode, and serves the same article
 * and picture as a static page that was written by hand.
 * @returns {Promise<{ path: string, staticUrl: string, remove(): Promise<void> }>}
 */
export async function publishArticle(origin) {
  const admin = await sessionOf(origin, 'admin@kaksha.test');
  const article = { title: `An article with a large picture ${Date.now()}`, content: paragraphsOfWords(900) };
  const picture = await pictureOf(pictureBytes);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...article, tags: '["bench"]', status: 'published' }))
    form.append(name, value);
  form.append('image', new Blob([picture], { type: 'image/jpeg' }), 'picture.jpg');
  const { id } = await call('POST', '/blogs/', form);
  const { slug } = await call('GET', `/blogs/id/${id}`);
  const server = await servePage(article, picture);
  return {
    path: `/blog/${slug}`,
    staticUrl: `http://localhost:${server.address().port}/`,
    async remove() {
      server.close();
      await call('DELETE', `/blogs/${id}`);
    },
  };

  async function call(method, path, body) {
    const headers = { authorization: `Bearer ${admin.token}` };
    const answer = await fetch(`${origin}/backend${path}`, { method, headers, body });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()).data?.results;
  }
}

/** A JPEG of noise whose size is at most 2 % below or above `bytes`. */
async function pictureOf(bytes) {
  const [width, height] = [1280, 720];
  let low = 1;
  let high = 100;
  let best = null;
  const noise = Buffer.alloc((width * height * 3) / 64);
  for (let at = 0; at < noise.length; at += 1) noise[at] = (at * 2654435761) >>> 24;
  const image = sharp(noise, { raw: { width: width / 8, height: height / 8, channels: 3 } }).resize(width, height);
  while (low <= high) {
    const quality = (low + high) >> 1;
    const data = await image.clone().jpeg({ quality }).toBuffer();
    if (!best || Math.abs(data.length - bytes) < Math.abs(best.length - bytes)) best = data;
    if (data.length < bytes) low = quality + 1;
    else high = quality - 1;
  }
  return best;
}

function servePage({ title, content }, picture) {
  const template = readFileSync(join(import.meta.dirname, '../static-page/post.html'), 'utf8');
  const html = brotliCompressSync(template.replaceAll('{{title}}', title).replace('{{content}}', content));
  const server = createServer(({ url }, response) => {
    if (url === '/picture.jpg') response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
    else if (url === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(html);
    } else response.writeHead(404).end();
  });
  return new Promise((resolve) => server.listen(0, 'localhost', () => resolve(server)));
}

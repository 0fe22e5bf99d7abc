import type { PageDescription } from '@kaksha/contract/host';
import { applyBrand, builtInBrand } from '@kaksha/domain/brand';
import { applyToDocument, createPageService, renderHead } from './page-service';

const place = { origin: 'https://kaksha.test', path: '/course/kubernetes/12' };

afterEach(() => applyBrand(undefined));

const course: PageDescription = {
  title: 'Kubernetes in Production',
  description: 'Run a real cluster.',
  keywords: 'kubernetes, cluster',
  image: '/media/12.webp',
  imageSize: [960, 640],
  type: 'article',
  jsonLd: [{ '@context': 'https://schema.org', '@type': 'Course', name: 'Kubernetes' }],
};

/** Parses the rendered head. */
function parsed(page: PageDescription, where = place) {
  const { head } = new DOMParser().parseFromString(`<head>${renderHead(page, where)}</head>`, 'text/html');
  return {
    head,
    title: head.querySelector('title')?.textContent,
    meta: (name: string) =>
      head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null,
    canonical: head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    jsonLd: head.querySelector('script[type="application/ld+json"]')?.textContent ?? null,
  };
}

test('writes tags for search engines and social cards', () => {
  const { title, meta, canonical, jsonLd } = parsed(course);
  expect(title).toBe('Kubernetes in Production | Kaksha');
  expect(meta('description')).toBe('Run a real cluster.');
  expect(meta('keywords')).toBe('kubernetes, cluster');
  expect(meta('robots')).toBeNull();
  expect(canonical).toBe('https://kaksha.test/course/kubernetes/12');
  expect(meta('og:type')).toBe('article');
  expect(meta('og:title')).toBe('Kubernetes in Production');
  expect(meta('og:url')).toBe('https://kaksha.test/course/kubernetes/12');
  expect(meta('og:image')).toBe('https://kaksha.test/media/12.webp');
  expect(meta('og:image:width')).toBe('960');
  expect(meta('og:image:height')).toBe('640');
  expect(meta('og:image:alt')).toBe('Kubernetes in Production');
  expect(meta('twitter:card')).toBe('summary_large_image');
  expect(JSON.parse(jsonLd ?? '')).toEqual(course.jsonLd?.[0]);
});

test.each([
  ['How to choose a course | Kaksha', 'How to choose a course | Kaksha'],
  ['Why we built Kaksha', 'Why we built Kaksha'],
  ['kaksha', 'kaksha'],
  ['The story of Rakaksha', 'The story of Rakaksha | Kaksha'],
  ['Kaksha for trainers', 'Kaksha for trainers | Kaksha'],
])('the title %s names the product once at its end', (title, shown) => {
  expect(parsed({ title }).title).toBe(shown);
});

test('a page without title and description gets the product name and the tagline', () => {
  const { title, meta } = parsed({ title: null }, { ...place, path: '/' });
  expect(title).toBe('Kaksha');
  expect(meta('description')).toContain('Live courses');
});

test.each([undefined, 'https://'])('a page with the image %j gets the default image', (image) => {
  const { meta } = parsed({ title: 'About', ...(image && { image }) });
  expect(meta('og:image')).toBe('https://kaksha.test/social-card.png');
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
  expect(meta('og:image:alt')).toContain('Kaksha');
  expect(meta('twitter:image')).toBe('https://kaksha.test/social-card.png');
});

test('a site with a brand of its own shows its logo where a page has no image, and no picture of another name', () => {
  applyBrand({ ...builtInBrand, name: 'Paathshala', logo: '/media/9.webp' });
  const { meta } = parsed({ title: 'About' });
  expect(meta('og:image')).toBe('https://kaksha.test/media/9.webp');
  expect([meta('og:image:width'), meta('twitter:card')]).toEqual([null, 'summary']);
  applyBrand({ ...builtInBrand, name: 'Paathshala' });
  expect(parsed({ title: 'About' }).meta('og:image')).toBeNull();
});

test('an image without known size gets no size tags', () => {
  const { meta } = parsed({ title: 'Post', image: '/media/7.webp' });
  expect(meta('og:image')).toBe('https://kaksha.test/media/7.webp');
  expect(meta('og:image:width')).toBeNull();
});

test('a canonical address of the page keeps its search part', () => {
  expect(parsed({ title: 'Courses', canonical: '/live-courses?category=cloud' }).canonical).toBe(
    'https://kaksha.test/live-courses?category=cloud',
  );
});

test('noindex pages and missing pages are marked as not to be indexed', () => {
  expect(parsed({ title: 'Dashboard', noindex: true }).meta('robots')).toBe('noindex');
  const missing = parsed({ title: 'Page not found', status: 404 });
  expect(missing.meta('robots')).toBe('noindex');
  expect(missing.canonical).toBeNull();
});

test('page texts are escaped in the head', () => {
  const nasty = `</script><script>alert("1")</script><!-- ' & "`;
  const { head, title, meta, jsonLd } = parsed({
    title: nasty,
    description: nasty,
    image: '/"onload="x',
    jsonLd: [{ name: nasty }, { name: '\u2028' }],
  });
  expect(title).toBe(`${nasty} | Kaksha`);
  expect(meta('description')).toBe(nasty);
  expect(head.querySelectorAll('script')).toHaveLength(1);
  expect(jsonLd).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(jsonLd ?? '')).toEqual([{ name: nasty }, { name: '\u2028' }]);
});

test('in the browser each page replaces the tags of the server and of the previous page', () => {
  document.head.innerHTML = `<meta charset="utf-8">${renderHead(course, place)}`;
  const pages = createPageService((page) => applyToDocument(page, 'https://kaksha.test'));
  const seen = jest.fn();
  pages.subscribe(seen);

  pages.describe({ title: 'Blog', description: 'Posts.' });
  expect(document.title).toBe('Blog | Kaksha');
  expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', 'Posts.');
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
  expect(document.querySelector('meta[charset]')).not.toBeNull();
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'https://kaksha.test/');
  expect(pages.get().title).toBe('Blog');
  expect(seen).toHaveBeenCalledTimes(1);
});

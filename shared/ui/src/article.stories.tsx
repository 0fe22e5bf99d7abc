import type { Meta } from '@storybook/react-vite';
import { Article, ArticleText } from './article';
import { Button } from './button';
import { PostCover } from './post-cover';

const meta: Meta<typeof Article> = { component: Article };
export default meta;

const text = `<p>A course with a start date has <strong>classmates</strong>. They ask what you did not think of.</p>
<h2>What changes</h2><ul><li>Work is due on a day.</li><li>Questions are answered in class.</li></ul>
<blockquote>I finished because the others waited for me.</blockquote>
<pre>npm start</pre><p>Read <a href="/blog">the other posts</a>.</p>`;

const post = {
  title: 'Why a start date beats a library of videos',
  html: text,
  embedHosts: undefined,
  image: null,
  tags: ['learning', 'habits'],
  publishedAt: '2026-11-02T04:00:00Z',
  readingTime: '3 minutes',
};

export const Post = () => (
  <Article {...post} tagPath={(tag) => `/blog?tag=${tag}`} actions={<Button size="s">Like</Button>} />
);

export const WithoutActions = () => <Article {...post} />;

export const TextAlone = () => <ArticleText html={text} embedHosts={undefined} />;

export const CoverAlone = () => <PostCover image={null} />;

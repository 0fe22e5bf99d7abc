import { useResource } from '@kaksha/api-client/use-resource';
import { ItemBoundary, useHost } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { brand } from '@kaksha/domain/brand';
import * as limits from '@kaksha/domain/limits';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Button } from '@kaksha/ui/button';
import { Chip } from '@kaksha/ui/chip';
import { EmptyState } from '@kaksha/ui/empty-state';
import { Pagination } from '@kaksha/ui/pagination';
import { SearchBox } from '@kaksha/ui/search-box';
import { Skeleton } from '@kaksha/ui/skeleton';
import { Search } from 'lucide-react';
import { breadcrumbJsonLd } from '../../breadcrumb-json-ld';
import { usePublicStore } from '../../store/store-context';
import { useAddressQuery } from '../../use-address-query';
import { useDebouncedText } from '../../use-debounced-text';
import styles from './blog-page.module.css';
import { blogPath, blogQueryOf } from './blog-query';
import { findPosts, tagsOf } from './find-posts';
import { PostCard } from './post-card';

/** The blog. Tag, search text and page are in the address. */
export function Page() {
  const { origin } = useHost().environment;
  const store = usePublicStore();
  const { query, requested, change } = useAddressQuery(blogQueryOf, blogPath);
  const posts = useResource(store.posts);
  const texts = useResource(store.postTexts);
  // Waits for the texts before it reports the results of a search.
  const searching = !!query.text && !texts.data && texts.status !== 'failed';
  const data = searching ? null : posts.data;
  const text = useDebouncedText(requested.text ?? '', (next) => change({ text: next }, { replace: true }));
  const found = findPosts(data ?? [], texts.data, query);
  usePage({
    title: query.tag ? `Blog: ${query.tag}` : 'Blog',
    description: `On learning and teaching live, from the people of ${brand.name}.`,
    canonical: blogPath({ tag: query.tag, page: found.page }),
    noindex: !!query.text,
    ...(data && (query.page ?? 1) > found.page && { status: 404 }),
    jsonLd: [breadcrumbJsonLd(origin, [{ name: 'Blog', to: '/blog' }])],
  });

  return (
    <div className={`content stack gap-5 ${styles.page}`}>
      <header>
        <h1 className={styles.title}>Blog</h1>
        <p className={styles.lead}>
          On learning and teaching live. <a href="#newsletter">Get new posts by mail</a>
        </p>
      </header>
      <form
        action="/blog"
        method="get"
        aria-label="Find posts"
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault();
          text.commitNow();
        }}
      >
        <SearchBox
          label="Search posts"
          name="q"
          maxLength={limits.searchTextMax}
          value={text.value}
          onValueChange={text.onValueChange}
          onBlur={text.commitNow}
        />
      </form>
      {data && (
        <nav aria-label="Tags">
          <ul className={`cluster gap-2 ${styles.tags}`}>
            <li>
              <Chip to={blogPath({ text: query.text })} on={!query.tag}>
                All
              </Chip>
            </li>
            {tagsOf(data).map((tag) => (
              <li key={tag}>
                <Chip to={blogPath({ tag, text: query.text })} on={tag === query.tag}>
                  {tag}
                </Chip>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p role="status" className={data && found.total === 0 ? 'visually-hidden' : styles.count}>
        {data ? (found.total === 1 ? '1 post' : `${found.total} posts`) : posts.status !== 'failed' && 'Loading posts…'}
      </p>
      <AsyncBoundary
        resource={{ ...posts, data }}
        name="Posts"
        announce={false}
        loading={
          <div className={styles.list} aria-hidden="true">
            {[1, 2, 3, 4, 5, 6].map((place) => (
              <Skeleton key={place} shape="block" className={styles.waiting} />
            ))}
          </div>
        }
        empty={
          <EmptyState tile={<Search />} title="No blogs found." text="Try other words, or another tag.">
            <Button variant="ink" onClick={() => change({ text: undefined, tag: undefined })}>
              All posts
            </Button>
          </EmptyState>
        }
        isEmpty={() => found.total === 0}
        error={{ title: 'Failed to fetch blogs' }}
        staleError="hidden"
        onRetry={() => void store.posts.load()}
      >
        {() => (
          <>
            <ul aria-label="Posts" className={styles.list}>
              {found.results.map((post, place) => (
                <ItemBoundary key={post.id}>
                  <li className={styles.item}>
                    <PostCard post={post} priority={place < 3} />
                  </li>
                </ItemBoundary>
              ))}
            </ul>
            <Pagination
              page={found.page}
              totalPages={found.totalPages}
              hrefFor={(page) => blogPath({ ...query, page })}
            />
          </>
        )}
      </AsyncBoundary>
    </div>
  );
}

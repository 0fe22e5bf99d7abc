import { courseQueryParameters } from '@kaksha/domain/course-query';
import { limits } from '@kaksha/domain/limits';
import { Button } from '@kaksha/ui/button';
import { SearchBox } from '@kaksha/ui/search-box';
import { useState } from 'react';
import { Form } from 'react-router-dom';
import styles from './hero.module.css';

/** A plain form that opens the course search, with or without JavaScript. */
export function HeroSearch() {
  const [text, setText] = useState('');
  return (
    <Form action="/live-courses" method="get" role="search" className={styles.search}>
      <SearchBox
        boxSize="l"
        label="Search courses"
        placeholder="What do you want to learn?"
        name={courseQueryParameters.text}
        maxLength={limits.searchTextMax}
        value={text}
        onValueChange={setText}
        action={
          <Button type="submit" variant="accent" className={styles.submit}>
            Search
          </Button>
        }
      />
    </Form>
  );
}

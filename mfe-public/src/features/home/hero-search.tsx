import { courseQueryParameters } from '@kaksha/domain/course-query';
import { Button } from '@kaksha/ui/button';
import { useState } from 'react';
import { Form } from 'react-router-dom';
import { CourseSearchBox } from '../../course-search-box/course-search-box';
import styles from './hero.module.css';

/** A plain form that opens the course search, with or without JavaScript. Quiet beside another main action. */
export function HeroSearch({ quiet }: { quiet: boolean }) {
  const [text, setText] = useState('');
  return (
    <Form action="/live-courses" method="get" role="search" className={styles.search}>
      <CourseSearchBox
        boxSize="l"
        placeholder="What do you want to learn?"
        name={courseQueryParameters.text}
        value={text}
        onValueChange={setText}
        action={
          <Button type="submit" variant={quiet ? 'ink' : 'accent'} className={styles.submit}>
            Search
          </Button>
        }
      />
    </Form>
  );
}

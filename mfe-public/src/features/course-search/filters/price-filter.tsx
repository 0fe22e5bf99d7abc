import { type Currency, currencies } from '@kaksha/domain/catalogue';
import { courseQueryParameters as names } from '@kaksha/domain/course-query';
import type { CourseFacets, CourseQuery } from '@kaksha/domain/course-search';
import * as limits from '@kaksha/domain/limits';
import { currencySign, formatMoney, toMinor } from '@kaksha/domain/money';
import { Field, TextInput } from '@kaksha/ui/field';
import { pressedKey } from '@kaksha/ui/pressed-key';
import { RangeSlider } from '@kaksha/ui/range-slider';
import { Segmented } from '@kaksha/ui/segmented';
import { useEffect, useRef, useState } from 'react';
import type { ChangeSearch } from '../use-course-search';
import { FilterGroup } from './filter-group';
import styles from './price-filter.module.css';

interface PriceFilterProps {
  query: CourseQuery;
  facets: CourseFacets | null;
  onChange: ChangeSearch;
}

type Range = [number, number];

const restMs = 400;

const currencyNames: Record<Currency, string> = { INR: '₹ Rupee', USD: '$ Dollar' };

/**
 * Price range as a histogram with two thumbs and as two fields. An end at the scale's limit is not a filter, so that
 * courses above the scale stay.
 */
export function PriceFilter({ query, facets, onChange }: PriceFilterProps) {
  const { min } = limits.priceFilterDefault;
  const max = facets?.priceCeiling || limits.priceFilterDefault.max;
  const currency = query.currency ?? 'INR';
  const range: Range = [query.minPrice ?? min, query.maxPrice ?? max];
  // Thumb positions while they move; dropped when the search changes.
  const [moving, setMoving] = useState<{ from: string; to: Range } | null>(null);
  const [low, high] = moving?.from === String(range) ? moving.to : range;

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = ([from, to]: Range) => {
    clearTimeout(timer.current);
    onChange({ minPrice: from > min ? from : undefined, maxPrice: to < max ? to : undefined });
  };
  // Arrow keys move a thumb in many steps; the search runs once it rests.
  const move = (to: Range) => {
    setMoving({ from: String(range), to });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(to), restMs);
  };
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });

  return (
    <FilterGroup label="Price">
      <Segmented
        label="Currency"
        labelHidden
        name={names.currency}
        className={styles.currency}
        options={currencies.map((value) => ({ value, label: currencyNames[value] }))}
        value={currency}
        onValueChange={(next) =>
          onChange({ currency: next === 'INR' ? undefined : next, minPrice: undefined, maxPrice: undefined })
        }
      />
      <RangeSlider
        labels={['Price from', 'Price to']}
        min={min}
        max={max}
        step={Math.max(1, Math.round(max / 90))}
        value={[low, high]}
        onMove={move}
        onCommit={commit}
        format={(value) => formatMoney(toMinor(value), currency)}
        buckets={facets?.priceBuckets}
      />
      <div className={styles.fields}>
        <PriceField
          label="Minimum"
          name={names.minPrice}
          currency={currency}
          value={low > min ? low : null}
          placeholder={min}
          onCommit={(value) => commit([Math.min(value ?? min, high), high])}
        />
        <PriceField
          label="Maximum"
          name={names.maxPrice}
          currency={currency}
          value={high < max ? high : null}
          placeholder={max}
          onCommit={(value) => commit([low, Math.max(value ?? max, low)])}
        />
      </div>
      {(query.minPrice !== undefined || query.maxPrice !== undefined) && (
        <p className={`note ${styles.note}`}>{`Courses without a fee in ${currencySign(currency)} are left out.`}</p>
      )}
    </FilterGroup>
  );
}

interface PriceFieldProps {
  label: string;
  name: string;
  currency: Currency;
  value: number | null;
  /** Value that applies while the field is empty. */
  placeholder: number;
  onCommit: (value: number | null) => void;
}

function PriceField({ label, name, currency, value, placeholder, onCommit }: PriceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const grouped = (number: number) => formatMoney(toMinor(number), currency).slice(currencySign(currency).length);
  const commit = () => {
    if (typed === null) return;
    const digits = typed.replace(/\D/g, '').slice(0, 9);
    setTyped(null);
    onCommit(digits ? Number(digits) : null);
  };
  return (
    <Field
      size="s"
      label={
        <>
          <span>{label}</span>
          <span className="visually-hidden"> price</span>
        </>
      }
    >
      <TextInput
        boxSize="s"
        start={<span aria-hidden="true">{currencySign(currency)}</span>}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        placeholder={grouped(placeholder)}
        value={typed ?? (value === null ? '' : grouped(value))}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (pressedKey(event) !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
      />
    </Field>
  );
}

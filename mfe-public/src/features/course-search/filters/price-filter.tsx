import type { CourseFacets, CourseQuery, Currency } from '@kaksha/domain/catalogue';
import { courseQueryParameters as names } from '@kaksha/domain/course-query';
import { limits } from '@kaksha/domain/limits';
import { currencySign, formatMoney, toMinor } from '@kaksha/domain/money';
import { Field, TextInput } from '@kaksha/ui/field';
import { RangeSlider } from '@kaksha/ui/range-slider';
import { useState } from 'react';
import type { ChangeSearch } from '../use-course-search';
import { FilterGroup } from './filter-group';
import styles from './price-filter.module.css';

interface PriceFilterProps {
  query: CourseQuery;
  facets: CourseFacets | null;
  onChange: ChangeSearch;
}

type Range = [number, number];

/**
 * Prices as a histogram with two thumbs, and as two numbers. An end that was not moved is not a filter, so that a
 * course above the scale does not vanish.
 */
export function PriceFilter({ query, facets, onChange }: PriceFilterProps) {
  const { min } = limits.priceFilterDefault;
  const max = facets?.priceCeiling || limits.priceFilterDefault.max;
  const currency = query.currency ?? 'INR';
  const range: Range = [query.minPrice ?? min, query.maxPrice ?? max];
  // What the thumbs are at while they move; it counts only until the search itself changes.
  const [moving, setMoving] = useState<{ from: string; to: Range } | null>(null);
  const [low, high] = moving?.from === String(range) ? moving.to : range;

  const commit = ([from, to]: Range) => {
    setMoving(null);
    onChange({ minPrice: from > min ? from : undefined, maxPrice: to < max ? to : undefined });
  };
  return (
    <FilterGroup label="Price">
      <RangeSlider
        labels={['Price from', 'Price to']}
        min={min}
        max={max}
        step={Math.max(1, Math.round(max / 90))}
        value={range}
        onMove={(to) => setMoving({ from: String(range), to })}
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
    </FilterGroup>
  );
}

interface PriceFieldProps {
  label: string;
  name: string;
  currency: Currency;
  value: number | null;
  /** What holds while the field is empty. */
  placeholder: number;
  onCommit: (value: number | null) => void;
}

function PriceField({ label, name, currency, value, placeholder, onCommit }: PriceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const grouped = (number: number) => formatMoney(toMinor(number), currency).slice(currencySign(currency).length);
  const settle = () => {
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
          {label}
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
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          settle();
        }}
      />
    </Field>
  );
}

import { X } from 'lucide-react';
import { useState } from 'react';
import { RESULT_DAYS } from '#schemas/api/constants.ts';
import { isFilterDay } from '#schemas/api/recruiting/applications.ts';
import type { ResultSplit, ResultsAnswer, ResultsQuery } from '#schemas/api/recruiting/results.ts';
import { addDays, SITE_TIME_ZONE, todayIn } from '#schemas/forms/base/days.ts';
import { DAY_MS } from '#schemas/time/durations.ts';
import { usePages } from '../service/content-queries.ts';
import { serverNow } from '../service/request/server-clock.ts';
import type { ResultsTarget } from '../service/results-api.ts';
import { SegmentedControl } from '../ui/controls/segmented-control.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import { type ResultsChoice, toResultsHash } from '../ui/route/results-route.ts';
import { openAddress } from '../ui/route/route.ts';
import { daysOver, isUnfinished } from './drawn-points.ts';
import styles from './filter-bar.module.css';
import { type ResultTexts, useResultTexts } from './result-texts.ts';

export interface FilterBarProps {
  readonly target: ResultsTarget;
  /** Undefined until the first are there. */
  readonly results: ResultsAnswer | undefined;
}

const PRESETS = ['1', '7', '28', '90', '365'] as const;
type Preset = (typeof PRESETS)[number] | 'other';

/** Period and filters; both are the address. */
export function FilterBar({ target, results }: FilterBarProps) {
  const message = useMessage();
  const { siteId, query } = target;
  const texts = useResultTexts(siteId);
  const { data: pages = [] } = usePages(siteId);
  const go = (changes: ResultsChoice) => {
    openAddress(toResultsHash(siteId, { ...query, ...changes }));
  };
  const chosen = (name: 'page' | 'source' | 'device' | 'place', split?: ResultSplit) =>
    valuesOf(split, query[name]);
  return (
    <section className={styles.bar} aria-label={message('results.filters')}>
      <Period query={query} onChange={go} />
      <div className={styles.filters}>
        <Choice
          label={message('results.filter.page')}
          all={message('results.all.page')}
          value={query.page}
          values={withChosen(
            pages.map(({ id }) => id),
            query.page,
          )}
          say={texts.page}
          onChange={(page) => go({ page })}
        />
        <Choice
          label={message('results.filter.source')}
          value={query.source}
          values={chosen('source', results?.sources)}
          say={texts.source}
          onChange={(source) => go({ source })}
        />
        <Choice
          label={message('results.filter.device')}
          value={query.device}
          values={['phone', 'tablet', 'desktop'] as const}
          say={texts.device}
          onChange={(device) => go({ device })}
        />
        <Choice
          label={message('results.filter.place')}
          value={query.place}
          values={chosen('place', results?.places)}
          say={texts.place}
          onChange={(place) => go({ place })}
        />
        {hasFilter(query) && (
          <a className={styles.clear} href={toResultsHash(siteId, withoutFilters(query))}>
            <X size={14} aria-hidden="true" />
            {message('results.filters.clear')}
          </a>
        )}
      </div>
      {results && <Compared results={results} texts={texts} />}
    </section>
  );
}

interface ComparedProps {
  readonly results: ResultsAnswer;
  readonly texts: ResultTexts;
}

/** Which days are told, and which are compared with which. */
function Compared({ results, texts }: ComparedProps) {
  const message = useMessage();
  const { period, before } = results;
  const isOver = daysOver(results) === undefined;
  return (
    <p className={styles.compared} role="status">
      {isOver
        ? message(period.from === period.to ? 'results.compared.day' : 'results.compared', {
            from: texts.day(period.from),
            to: texts.day(period.to),
            beforeFrom: texts.day(before.from),
            beforeTo: texts.day(before.to),
          })
        : message('results.compared.over', {
            period: texts.days(period),
            over: texts.days(results.compared),
            before: texts.days(before),
          })}
      {isOver && isUnfinished({ period }, serverNow()) && ` ${message('results.unfinished')}`}
    </p>
  );
}

interface PeriodProps {
  /** With days that can be read. */
  readonly query: ResultsQuery;
  readonly onChange: (changes: ResultsChoice) => void;
}

/** Some days, or between two. */
export function Period({ query, onChange }: PeriodProps) {
  const message = useMessage();
  const today = todayIn(SITE_TIME_ZONE, serverNow());
  const to = query.to ?? today;
  const from = query.from ?? addDays(to, 1 - RESULT_DAYS);
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  const preset = to === today ? PRESETS.find((one) => Number(one) === days) : undefined;
  const choose = (value: Preset) => {
    if (value !== 'other') onChange({ from: addDays(today, 1 - Number(value)), to: today });
  };
  const setDay = (name: 'from' | 'to') => (day: string) => {
    // A year has a value from its first digit on.
    if (!isFilterDay(day)) return;
    const next = { from, to, [name]: day };
    // A period that would end before it begins becomes that one day.
    onChange(next.from <= next.to ? next : { from: day, to: day });
  };
  return (
    <div className={styles.period}>
      <SegmentedControl<Preset>
        legend={message('results.period')}
        value={preset ?? 'other'}
        choices={PRESETS.map((value) => ({
          value,
          name: message(`results.period.${value}`),
        }))}
        onChange={choose}
      />
      <Day label={message('results.from')} value={from} max={to} onChange={setDay('from')} />
      <Day label={message('results.to')} value={to} max={today} onChange={setDay('to')} />
    </div>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly max: string;
  readonly onChange: (day: string) => void;
}

/** What is typed of a day stands until it is one. */
function Day({ label, value, max, onChange }: DayProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setText(value);
  }
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        type="date"
        required
        value={text}
        max={max}
        onChange={({ target }) => {
          setText(target.value);
          onChange(target.value);
        }}
      />
    </label>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  /** What stands for no choice, where its word is of another gender. */
  readonly all?: string;
  readonly value: Value | undefined;
  readonly values: readonly Value[];
  readonly say: (value: string) => string;
  readonly onChange: (value: Value | undefined) => void;
}

/** One value or all. The empty value stands for what came from nowhere in particular, so options are told by their place. */
function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, all, value, values, say, onChange } = props;
  const message = useMessage();
  const index = value === undefined ? -1 : values.indexOf(value);
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select
        value={index}
        onChange={({ target }) => onChange(values[Number(target.value)])}
        data-chosen={value !== undefined || undefined}
      >
        <option value={-1}>{all ?? message('results.all')}</option>
        {values.map((one, at) => (
          <option key={one} value={at}>
            {say(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Those that are told; the chosen one stays among them. */
function valuesOf(split: ResultSplit | undefined, chosen: string | undefined): readonly string[] {
  const told = (split?.rows ?? []).filter(({ count }) => count !== null).map(({ value }) => value);
  return withChosen(told, chosen);
}

/** A deleted page has numbers still. */
function withChosen(values: readonly string[], chosen: string | undefined): readonly string[] {
  return chosen === undefined || values.includes(chosen) ? values : [chosen, ...values];
}

function hasFilter({ page, source, device, place }: ResultsQuery): boolean {
  return [page, source, device, place].some((each) => each !== undefined);
}

function withoutFilters({ from, to }: ResultsQuery): ResultsQuery {
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  APPLICATION_STATUSES,
  type ApplicationFilters,
  isFilterDay,
  type ListedStatus,
  MAX_FILTER_TEXT,
} from '#schemas/api/recruiting/applications.ts';
import type { AppliedJob } from '#schemas/api/recruiting/jobs.ts';
import { useAppliedJobs } from '../../service/recruiting/applied-jobs-api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SearchInput } from '../../ui/controls/search-field.tsx';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { replaceAddress } from '../../ui/route/route.ts';
import { changedAddress, type FilterName, type ListAddress } from '../base/list-address.ts';
import { useWorkspace } from '../base/workspace-context.ts';
import { SavedFilters } from './saved-filters.tsx';
import styles from './workspace-bar.module.css';

/** After so many ms without a key the list is asked for: each request is written down. */
const PAUSE_MS = 500;

/** What every site lists. */
const SENT: readonly ListedStatus[] = ['APPLY_FINISH', 'RESUME_DROP_OFF'];

const NO_JOBS: readonly AppliedJob[] = [];

const CHANNELS = ['web', 'cb'] as const;

export interface FilterFormProps {
  readonly address: ListAddress;
  /** Of the job in the address; undefined while it is not known. */
  readonly jobTitle: string | undefined;
}

/** What narrows the list; all of it stands in the address. */
export function FilterForm({ address, jobTitle }: FilterFormProps) {
  const message = useMessage();
  const { siteId, settings } = useWorkspace();
  const { filters } = address;
  const { data: jobs = NO_JOBS } = useAppliedJobs(siteId);
  // Without a row of the job the list does not know what it is called.
  const title = jobTitle ?? jobs.find(({ id }) => id === filters.job)?.title ?? filters.job;
  const set = (name: FilterName, value: string) => replaceAddress(withFilter(address, name, value));
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <search className={styles.filters}>
      <TextFilter name="q" address={address} />
      <StepFilter value={filters.step} onChange={(value) => set('step', value)} />
      <Select
        label={message('applications.status')}
        value={filters.status}
        onChange={(value) => set('status', value)}
        options={APPLICATION_STATUSES.filter(
          (status) =>
            settings.showsUnfinished || SENT.includes(status) || status === filters.status,
        ).map((status) => [status, message(`applications.status.${status}`)])}
      />
      <details className={styles.more} open={hasMore(filters) || undefined}>
        <summary>{message('applications.filters.more')}</summary>
        <div className={styles.moreFilters}>
          <JobChoice
            jobs={jobs}
            jobTitle={title}
            value={filters.job}
            onChange={(value) => set('job', value)}
          />
          <TextFilter name="place" address={address} />
          <TextFilter name="source" address={address} />
          <Select
            label={message('applications.filter.channel')}
            value={filters.channel}
            onChange={(value) => set('channel', value)}
            options={CHANNELS.map((channel) => [
              channel,
              message(`applications.filter.channel.${channel}`),
            ])}
          />
          <Day name="from" address={address} />
          <Day name="to" address={address} />
        </div>
      </details>
      {filters.job !== undefined && (
        <Button onClick={() => set('job', '')}>
          {message('applications.job.only', { job: title ?? '' })}
          <X size={14} aria-hidden="true" />
        </Button>
      )}
      {filters.stop !== undefined && (
        <Button onClick={() => set('stop', '')}>
          {message('applications.stop.only')}
          <X size={14} aria-hidden="true" />
        </Button>
      )}
      {filters.source === '' && (
        <Button onClick={() => set('source', '')}>
          {message('applications.source.none')}
          <X size={14} aria-hidden="true" />
        </Button>
      )}
      <SavedFilters address={address} />
      {isFiltered && (
        <Button
          variant="quiet"
          onClick={() => replaceAddress(changedAddress(address, { filters: {} }))}
        >
          {message('applications.filters.clear')}
        </Button>
      )}
    </search>
  );
}

function hasMore({ place, source, channel, from, to }: ApplicationFilters): boolean {
  return [place, source, channel, from, to].some((value) => value !== undefined);
}

function withFilter(address: ListAddress, name: FilterName, value: string): string {
  const { [name]: _, ...others } = address.filters;
  const filters = value.trim() === '' ? others : { ...others, [name]: value.trim() };
  return changedAddress(address, { filters: filters as ApplicationFilters });
}

/** What is typed reaches the address after a pause; what comes from the address is shown at once. */
function useTyped(address: ListAddress, name: FilterName, isTaken: (text: string) => boolean) {
  const known = address.filters[name] ?? '';
  const [text, setText] = useState(known);
  const [seen, setSeen] = useState(known);
  if (seen !== known) {
    setSeen(known);
    if (text.trim() !== known) setText(known);
  }
  const isReady = text.trim() !== known && isTaken(text.trim());
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => replaceAddress(withFilter(address, name, text)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isReady, name, address]);
  return [text, setText] as const;
}

interface TextFilterProps {
  readonly name: 'q' | 'place' | 'source';
  readonly address: ListAddress;
}

function TextFilter({ name, address }: TextFilterProps) {
  const message = useMessage();
  const [text, setText] = useTyped(address, name, isShort);
  return (
    <SearchInput
      label={message(`applications.filter.${name}`)}
      value={text}
      maxLength={MAX_FILTER_TEXT}
      onChange={setText}
    />
  );
}

function isShort(text: string): boolean {
  return text.length <= MAX_FILTER_TEXT;
}

interface SelectProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}

function Select({ label, value = '', options, onChange }: SelectProps) {
  const message = useMessage();
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{message('applications.any', { what: label })}</option>
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

interface StepFilterProps {
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/** An old address may ask for a step that the site has no more: unseen, it would empty the list for no reason. */
function StepFilter({ value, onChange }: StepFilterProps) {
  const message = useMessage();
  const { steps } = useWorkspace().settings;
  const options = steps.map(({ id, name }) => [id, name] as const);
  const isKnown = value === undefined || steps.some(({ id }) => id === value);
  return (
    <Select
      label={message('applications.step')}
      value={value}
      onChange={onChange}
      options={isKnown ? options : [...options, [value, message('applications.step.gone')]]}
    />
  );
}

interface JobChoiceProps {
  readonly jobs: readonly AppliedJob[];
  readonly jobTitle: string | undefined;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/** By its title, with the place of those that share it. */
function JobChoice({ jobs, jobTitle, value, onChange }: JobChoiceProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const options = jobs.map(
    ({ id, title, place }) => [id, [title ?? id, place].filter(Boolean).join(' · ')] as const,
  );
  const isKnown = value === undefined || options.some(([id]) => id === value);
  const all = isKnown ? options : [...options, [value, jobTitle ?? value] as const];
  return (
    <Select
      label={message('applications.filter.job')}
      value={value}
      onChange={onChange}
      options={all.toSorted(([, a], [, b]) => a.localeCompare(b, language))}
    />
  );
}

interface DayProps {
  readonly name: 'from' | 'to';
  readonly address: ListAddress;
}

function Day({ name, address }: DayProps) {
  const message = useMessage();
  const [text, setText] = useTyped(address, name, isWhole);
  const isBegun = name === 'from' && address.filters.stop !== undefined;
  return (
    <label className={styles.day}>
      {message(`applications.filter.${isBegun ? 'begun' : name}`)}
      <input
        type="date"
        className={styles.select}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </label>
  );
}

/** A year has a value from its first digit on. */
function isWhole(text: string): boolean {
  return text === '' || isFilterDay(text);
}

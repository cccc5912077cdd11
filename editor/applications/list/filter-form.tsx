import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  APPLICATION_STATUSES,
  type ApplicationFilters,
} from '#schemas/api/recruiting/applications.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SearchInput } from '../../ui/controls/search-field.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import { replaceAddress } from '../../ui/route/route.ts';
import { changedAddress, type FilterName, type ListAddress } from '../base/list-address.ts';
import { useWorkspace } from '../base/workspace-context.ts';
import { SavedFilters } from './saved-filters.tsx';
import styles from './workspace-bar.module.css';

/** After so many ms without a key the list is asked for: each request is written down. */
const PAUSE_MS = 500;

const CHANNELS = ['web', 'cb'] as const;

/** What narrows the list; all of it stands in the address. */
export function FilterForm({ address }: { readonly address: ListAddress }) {
  const message = useMessage();
  const { settings } = useWorkspace();
  const { filters } = address;
  const set = (name: FilterName, value: string) => replaceAddress(withFilter(address, name, value));
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <search className={styles.filters}>
      <TextFilter name="q" address={address} />
      <Select
        label={message('applications.step')}
        value={filters.step}
        onChange={(value) => set('step', value)}
        options={settings.steps.map(({ id, name }) => [id, name])}
      />
      {settings.showsUnfinished && (
        <Select
          label={message('applications.status')}
          value={filters.status}
          onChange={(value) => set('status', value)}
          options={APPLICATION_STATUSES.map((status) => [
            status,
            message(`applications.status.${status}`),
          ])}
        />
      )}
      <details className={styles.more} open={hasMore(filters) || undefined}>
        <summary>{message('applications.filters.more')}</summary>
        <div className={styles.moreFilters}>
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
          <Day name="from" value={filters.from} onChange={(value) => set('from', value)} />
          <Day name="to" value={filters.to} onChange={(value) => set('to', value)} />
        </div>
      </details>
      {filters.job !== undefined && (
        <Button onClick={() => set('job', '')}>
          {message('applications.job.only', { job: filters.job })}
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

interface TextFilterProps {
  readonly name: 'q' | 'place' | 'source';
  readonly address: ListAddress;
}

/** What is typed reaches the address after a pause; what comes from the address is shown at once. */
function TextFilter({ name, address }: TextFilterProps) {
  const message = useMessage();
  const known = address.filters[name] ?? '';
  const [text, setText] = useState(known);
  const [seen, setSeen] = useState(known);
  if (seen !== known) {
    setSeen(known);
    if (text.trim() !== known) setText(known);
  }
  useEffect(() => {
    if (text.trim() === known) return;
    const timer = setTimeout(() => replaceAddress(withFilter(address, name, text)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, known, name, address]);
  return (
    <SearchInput label={message(`applications.filter.${name}`)} value={text} onChange={setText} />
  );
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

interface DayProps {
  readonly name: 'from' | 'to';
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

function Day({ name, value = '', onChange }: DayProps) {
  const message = useMessage();
  return (
    <label className={styles.day}>
      {message(`applications.filter.${name}`)}
      <input
        type="date"
        className={styles.select}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

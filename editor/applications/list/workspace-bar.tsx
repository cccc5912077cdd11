import { ArrowLeft, Columns3, RefreshCw, Rows3, Settings } from 'lucide-react';
import type { SiteSummary } from '#schemas/api/content.ts';
import { askForSession } from '../../service/download.ts';
import { applicationsCsvUrl } from '../../service/recruiting/application-api.ts';
import { Tooltip } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { LanguageMenu } from '../../ui/language/choice/language-menu.tsx';
import { LanguageSwitch } from '../../ui/language/choice/language-provider.tsx';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { openAddress, toHash } from '../../ui/route/route.ts';
import { countKey, formatCount } from '../base/count-key.ts';
import { changedAddress, type ListAddress, type ListView } from '../base/list-address.ts';
import { useWorkspace } from '../base/workspace-context.ts';
import { FilterForm } from './filter-form.tsx';
import { UnreadCount } from './unread-count.tsx';
import styles from './workspace-bar.module.css';

export interface WorkspaceBarProps {
  readonly site: SiteSummary;
  readonly address: ListAddress;
  /** Applications that the filters find; undefined until it is known. */
  readonly total: number | undefined;
  /** Of the job that the list is narrowed to; undefined until it is known. */
  readonly jobTitle: string | undefined;
  readonly onSettings: () => void;
}

/** Way back, how the applications are shown, what narrows them, and the spreadsheet of them. */
export function WorkspaceBar({ site, address, total, jobTitle, onSettings }: WorkspaceBarProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const { changes } = useWorkspace();
  const { siteId, name } = site;
  const { view, filters } = address;
  return (
    <header className={styles.bar}>
      <div className={styles.line}>
        <Tooltip text={message('applications.to-pages')} align="start">
          <a
            className={styles.back}
            href={toHash(siteId)}
            aria-label={message('applications.to-pages')}
          >
            <ArrowLeft size={16} aria-hidden="true" />
          </a>
        </Tooltip>
        <h1 className={styles.title}>
          {message('applications.title')} <span className={styles.site}>{name}</span>
        </h1>
        <span className={styles.count} role="status">
          {total !== undefined &&
            message(countKey('applications.count', total), {
              count: formatCount(total, language),
            })}
        </span>
        <UnreadCount />
        <SegmentedControl<ListView>
          legend={message('applications.view')}
          value={view}
          onChange={(next) => openAddress(changedAddress(address, { view: next }))}
          choices={[
            {
              value: 'table',
              name: message('applications.view.table'),
              face: <Rows3 size={14} aria-hidden="true" />,
            },
            {
              value: 'board',
              name: message('applications.view.board'),
              face: <Columns3 size={14} aria-hidden="true" />,
            },
          ]}
        />
        <IconButton
          label={message('applications.refresh')}
          icon={RefreshCw}
          align="end"
          onClick={changes.refresh}
        />
        <IconButton
          label={message('applications.settings')}
          icon={Settings}
          align="end"
          onClick={onSettings}
        />
        <span className={styles.languageMenu}>
          <LanguageMenu />
        </span>
        <a
          className={styles.csv}
          href={applicationsCsvUrl(siteId, filters, language)}
          download=""
          onClick={askForSession}
        >
          {message('applications.csv')}
        </a>
        <span className={styles.language}>
          <LanguageSwitch />
        </span>
      </div>
      <FilterForm address={address} jobTitle={jobTitle} />
    </header>
  );
}

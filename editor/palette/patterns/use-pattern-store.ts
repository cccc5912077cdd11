import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOpenSite } from '../../document/store/open-site-context.ts';
import { useLanguage } from '../../ui/language/use-message.ts';
import type { PatternStore } from './pattern-changes.ts';

/** The patterns of the open site. */
export function usePatternStore(): PatternStore {
  const { siteId } = useOpenSite();
  const { language } = useLanguage();
  const queries = useQueryClient();
  return useMemo(() => ({ siteId, queries, language }), [siteId, queries, language]);
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { menu } from '#src/generated/menus/sitemap.gen.ts';
import { SitemapDocument } from '../navigation/setUp.gen.ts';
import { sidebarEntries } from '../navigation/sidebarEntries.ts';
import { useViewer } from '../navigation/useViewer.ts';
import { type FoundModule, searchableModules } from './searchableModules.ts';

/** Everything that can be found, in the user's language; null while it loads. */
export function useModules(): readonly FoundModule[] | null {
  const { t } = useTranslation('spec');
  const viewer = useViewer();
  const { data } = useQuery({ ...graphqlQuery(SitemapDocument, {}), staleTime: 300_000 });
  return useMemo(() => {
    if (!viewer || !data) return null;
    return searchableModules(sidebarEntries(data.setUp.sitemap, menu, viewer), (key) => t(key));
  }, [viewer, data, t]);
}

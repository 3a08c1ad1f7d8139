import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { HelpHitsDocument } from './help.gen.ts';
import type { FoundModule } from './searchableModules.ts';

/** One letter is in every page. */
const leastLetters = 2;
const mostPages = 4;
const settle = 200;

/** Pages of the help whose title or text holds the words, in the reader's language, the likeliest first. */
export function useFoundHelp(query: string): readonly FoundModule[] {
  const { t } = useTranslation('shell');
  const [settled] = useDebouncedValue(query.trim(), settle);
  const isAsked = settled.length >= leastLetters;
  const { data } = useQuery({
    ...graphqlQuery(HelpHitsDocument, { search: settled }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  if (!isAsked || !data) return [];
  return data.searchDocumentation.slice(0, mostPages).map(({ slug, title, excerpt }) => ({
    id: `help:${slug}`,
    label: title,
    // The sentence that fits says why it was found.
    trail: [excerpt || t('docs.title')],
    icon: 'article',
    href: paths.supportDocsPage({ slug }),
  }));
}

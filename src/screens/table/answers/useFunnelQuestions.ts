import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { elementIn } from '#domain/forms/elementTexts.ts';
import type { FormElement } from '#domain/forms/FormElement.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { FunnelQuestionsDocument } from './answers.gen.ts';

const questionsQuery = (funnelId: string) =>
  queryOptions({
    queryKey: ['FunnelQuestions', funnelId] as const,
    queryFn: ({ signal }) => graphqlRequest(FunnelQuestionsDocument, { funnelId }, { signal }),
    staleTime: 60_000,
  });

/** The questions of a funnel in the reader's language; none while they are on their way. */
export function useFunnelQuestions(funnelId: string): readonly FormElement[] {
  const { i18n } = useTranslation();
  const { data } = useQuery(questionsQuery(funnelId));
  return data?.funnelQuestions.map((element) => elementIn(element, i18n.language)) ?? [];
}

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

export interface FunnelQuestions {
  /** What its forms ask now. */
  readonly asked: readonly FormElement[];
  /** What they ask no longer, and some have answered. */
  readonly former: readonly FormElement[];
  readonly all: readonly FormElement[];
}

/** The questions of a funnel in the reader's language; none while they are on their way. */
export function useFunnelQuestions(funnelId: string): FunnelQuestions {
  const { i18n } = useTranslation();
  const { data } = useQuery(questionsQuery(funnelId));
  const read = (elements: readonly FormElement[] = []) => elements.map((element) => elementIn(element, i18n.language));
  const [asked, former] = [read(data?.funnelQuestions), read(data?.formerQuestions)];
  return { asked, former, all: [...asked, ...former] };
}

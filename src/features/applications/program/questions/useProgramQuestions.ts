import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { rowOf } from '#domain/access/buildAbility.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { withMoved } from '#src/ui/ordering/withMoved.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import {
  PlaceQuestionDocument,
  QuestionsOfProgramDocument,
  type QuestionsOfProgramQuery,
  RemoveQuestionDocument,
} from './programQuestions.gen.ts';

export type Question = QuestionsOfProgramQuery['programQuestions']['results'][number];

/** The questions of a program in their order, and what can be done with them. */
export function useProgramQuestions(programId: string) {
  const { t } = useTranslation(['applications', 'tables', 'shell']);
  const client = useQueryClient();
  const message = useErrorMessage();
  const ability = useAbility();
  const query = { ...graphqlQuery(QuestionsOfProgramDocument, { programId }), staleTime: 0 };
  const { data, error, refetch } = useQuery(query);
  const written = {
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
    onError: (problem: unknown) => showToast({ kind: 'error', message: message(problem) }),
  };
  const order = useMutation({
    mutationFn: placeEach,
    onMutate: (results) => client.setQueryData(query.queryKey, { programQuestions: { results: [...results] } }),
    ...written,
  });
  const removal = useMutation({
    mutationFn: (id: string) => graphqlRequest(RemoveQuestionDocument, { id }),
    ...written,
  });
  const questions = data?.programQuestions.results;
  /** To another place of the order; `to` counts from nothing. */
  const move = (id: string, to: number): void => {
    // Two orders at once would be neither of them.
    const next = order.isPending ? null : withMoved(questions ?? [], id, to);
    if (next) order.mutate(next);
  };
  const remove = async ({ _id, question }: Question): Promise<void> => {
    const isConfirmed = await askConfirmation({
      title: t('questions.removeQuestion', { name: question }),
      confirmLabel: t('order.remove', { ns: 'tables' }),
      dismissLabel: t('cancel', { ns: 'shell' }),
      isDestructive: true,
    });
    if (isConfirmed) removal.mutate(_id);
  };
  const mayAdd = ability.can('create', rowOf('ProgramQuestion', { program: programId }));
  return { questions, error, refetch, move, remove, mayAdd };
}

/** Places are given anew from one: older questions may share one or have none. */
async function placeEach(questions: readonly Question[]): Promise<void> {
  for (const [at, { _id, position, version }] of questions.entries()) {
    if (position !== at + 1) await graphqlRequest(PlaceQuestionDocument, { id: _id, position: at + 1, version });
  }
}

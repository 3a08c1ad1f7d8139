import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { rowOf } from '#domain/access/buildAbility.ts';
import { everyRowQuery } from '#src/data/everyRowQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { askConfirmation } from '#src/ui/feedback/confirmations.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useOrder } from '#src/ui/ordering/useOrder.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import {
  OrderQuestionsDocument,
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
  const query = {
    ...everyRowQuery(QuestionsOfProgramDocument, { programId }, ({ programQuestions }) => programQuestions),
    staleTime: 0,
  };
  const { data: questions, error, refetch } = useQuery(query);
  const written = {
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
    onError: (problem: unknown) => showToast({ kind: 'error', message: message(problem) }),
  };
  const move = useOrder({
    queryKey: query.queryKey,
    items: questions,
    inOrder: (_shown, next) => next,
    write: (ids) => graphqlRequest(OrderQuestionsDocument, { programId, questions: ids }),
    onSettled: written.onSettled,
  });
  const removal = useMutation({
    mutationFn: (id: string) => graphqlRequest(RemoveQuestionDocument, { id }),
    ...written,
  });
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

import { NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { useFactName } from '../useFactName.ts';
import { SetStartupMappingDocument, StartupMappingDocument, type StartupMappingQuery } from './funnels.gen.ts';
import classes from './StartupMappingTab.module.css';

type Field = StartupMappingQuery['startupMapping']['fields'][number];

/** Fields that an application has itself; the others are filled by an answer or not at all. */
const ofApplication: ReadonlySet<string> = new Set(['description', 'website', 'country']);

/** What can't be such a value is not offered; what was chosen stays in sight until somebody chooses another. */
const isOffered = ({ offers, question }: Field, id: string): boolean => offers.includes(id) || question === id;

/** Which answers become which fields of the startup that an accepted application makes; each choice is kept at once. */
export function StartupMappingTab({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation(['applications', 'spec']);
  const message = useErrorMessage();
  const nameOf = useFactName();
  const client = useQueryClient();
  const query = graphqlQuery(StartupMappingDocument, { funnelId: recordId });
  const { data, error, refetch } = useQuery(query);
  const keep = useMutation({
    mutationFn: (entries: readonly { field: string; question: string | null }[]) =>
      graphqlRequest(SetStartupMappingDocument, { funnelId: recordId, entries: [...entries] }),
    onSuccess: ({ setStartupMapping }) => {
      client.setQueryData(query.queryKey, { startupMapping: setStartupMapping });
      showToast({ kind: 'success', message: t('mapping.saved') });
    },
    onError: (problem) => showToast({ kind: 'error', message: message(problem) }),
  });
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  const { fields, questions } = data.startupMapping;
  const hintOf = (field: Field): string | undefined => {
    if (field.offers.length === 0) return t('mapping.nothingFits');
    return field.isUsual && field.question ? t('mapping.usual') : undefined;
  };
  const choose = (changed: Field, question: string | null): void => {
    const chosen = fields.filter(({ isUsual, field }) => !isUsual && field !== changed.field);
    keep.mutate(
      [...chosen, { ...changed, question }].map(({ field, question: of }) => ({ field, question: of ?? null })),
    );
  };
  return (
    <Stack className={classes.tab}>
      <Text c="dimmed">{questions.length === 0 ? t('mapping.noQuestions') : t('mapping.hint')}</Text>
      <div className={classes.fields}>
        {fields.map((field) => (
          <NativeSelect
            key={field.field}
            label={nameOf(field)}
            description={hintOf(field)}
            disabled={field.offers.length === 0 || keep.isPending}
            value={field.question ?? ''}
            data={[
              {
                value: '',
                label: t(ofApplication.has(field.field) ? 'mapping.fromApplication' : 'mapping.staysEmpty'),
              },
              ...questions.filter(({ _id }) => isOffered(field, _id)).map(({ _id, label }) => ({ value: _id, label })),
            ]}
            onChange={(event) => choose(field, event.currentTarget.value || null)}
          />
        ))}
      </div>
    </Stack>
  );
}

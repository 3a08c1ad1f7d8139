import { MultiSelect, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useFactName } from '#src/screens/deciding/useFactName.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { SetStartupMappingDocument, StartupMappingDocument, type StartupMappingQuery } from './funnels.gen.ts';
import classes from './StartupMappingTab.module.css';
import '@mantine/core/styles/Combobox.css';

type Field = StartupMappingQuery['startupMapping']['fields'][number];

/** Fields that an application has itself; the others are filled by an answer or not at all. */
const ofApplication: ReadonlySet<string> = new Set(['description', 'website', 'country']);

/** What can't be such a value is not offered; what was chosen stays in sight until somebody chooses another. */
const isOffered = (field: Field, id: string): boolean => field.offers.includes(id) || chosenOf(field).includes(id);

const chosenOf = ({ question, more }: Field): readonly string[] => (question ? [question, ...more] : []);

/** One for each question; without any the field stays empty. */
const entriesOf = (field: string, ids: readonly string[]): readonly { field: string; question: string | null }[] =>
  ids.length === 0 ? [{ field, question: null }] : ids.map((question) => ({ field, question }));

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
  const choose = (changed: Field, ids: readonly string[]): void => {
    const chosen = fields.filter(({ isUsual, field }) => !isUsual && field !== changed.field);
    keep.mutate([
      ...chosen.flatMap((field) => entriesOf(field.field, chosenOf(field))),
      ...entriesOf(changed.field, ids),
    ]);
  };
  return (
    <Stack className={classes.tab}>
      <Text c="dimmed">{questions.length === 0 ? t('mapping.noQuestions') : t('mapping.hint')}</Text>
      <div className={classes.fields}>
        {fields.map((field) => {
          const empty = t(ofApplication.has(field.field) ? 'mapping.fromApplication' : 'mapping.staysEmpty');
          const frame = {
            label: nameOf(field),
            description: hintOf(field),
            disabled: field.offers.length === 0 || keep.isPending,
          };
          const data = questions
            .filter(({ _id }) => isOffered(field, _id))
            .map(({ _id, label }) => ({ value: _id, label }));
          return field.takesSeveral ? (
            <MultiSelect
              key={field.field}
              {...frame}
              data={data}
              value={[...chosenOf(field)]}
              placeholder={field.question ? undefined : empty}
              searchable
              hidePickedOptions
              onChange={(ids) => choose(field, ids)}
            />
          ) : (
            <NativeSelect
              key={field.field}
              {...frame}
              value={field.question ?? ''}
              data={[{ value: '', label: empty }, ...data]}
              onChange={(event) => choose(field, event.currentTarget.value ? [event.currentTarget.value] : [])}
            />
          );
        })}
      </div>
    </Stack>
  );
}

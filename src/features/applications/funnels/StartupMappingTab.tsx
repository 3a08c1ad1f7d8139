import { Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useFactName } from '#src/screens/deciding/useFactName.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { listOf } from '#src/ui/i18n/listOf.ts';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Section } from '#src/ui/Section.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { SetStartupMappingDocument, StartupMappingDocument, type StartupMappingQuery } from './funnels.gen.ts';
import { MappingField } from './MappingField.tsx';
import { chosenOf, entriesOf, type MappedField, type MappingEntry, sourcesOf } from './mappingFields.ts';
import classes from './StartupMappingTab.module.css';

/** Which answers become which fields of the startup that an accepted application makes; each choice is kept at once. */
export function StartupMappingTab({ recordId }: { readonly recordId: string }) {
  const message = useErrorMessage();
  const { t } = useTranslation('applications');
  const client = useQueryClient();
  const query = graphqlQuery(StartupMappingDocument, { funnelId: recordId });
  const { data, error, refetch } = useQuery(query);
  const keep = useMutation({
    mutationFn: (entries: readonly MappingEntry[]) =>
      graphqlRequest(SetStartupMappingDocument, { funnelId: recordId, entries: [...entries] }),
    onSuccess: ({ setStartupMapping }) => {
      client.setQueryData(query.queryKey, { startupMapping: setStartupMapping });
      showToast({ kind: 'success', message: t('mapping.saved') });
    },
    onError: (problem) => showToast({ kind: 'error', message: message(problem) }),
  });
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  return <Mapping mapping={data.startupMapping} isSaving={keep.isPending} onKeep={keep.mutate} />;
}

interface MappingProps {
  readonly mapping: StartupMappingQuery['startupMapping'];
  readonly isSaving: boolean;
  readonly onKeep: (entries: readonly MappingEntry[]) => void;
}

/** What is filled first, then what could be; what no question asks for is only named. */
function Mapping({ mapping: { fields, questions }, isSaving, onKeep }: MappingProps) {
  const { t, i18n } = useTranslation('applications');
  const nameOf = useFactName();
  // As they were found: a field that is filled now stays under the hand that filled it.
  const [sources] = useState(() => sourcesOf(fields));
  const choose = (changed: MappedField, ids: readonly string[]): void => {
    const chosen = fields.filter(({ isUsual, field }) => !isUsual && field !== changed.field);
    onKeep([...chosen.flatMap((field) => entriesOf(field.field, chosenOf(field))), ...entriesOf(changed.field, ids)]);
  };
  const of = (source: 'filled' | 'open' | 'unasked') => fields.filter(({ field }) => sources.get(field) === source);
  const draw = (shown: readonly MappedField[]) => (
    <div className={classes.fields}>
      {shown.map((field) => (
        <MappingField
          key={field.field}
          field={field}
          questions={questions}
          isSaving={isSaving}
          onChoose={(ids) => choose(field, ids)}
        />
      ))}
    </div>
  );
  const unasked = of('unasked').map(nameOf);
  return (
    <Stack className={classes.tab}>
      <Text c="dimmed">{questions.length === 0 ? t('mapping.noQuestions') : t('mapping.hint')}</Text>
      <Section title={t('mapping.filled')}>{draw(of('filled'))}</Section>
      {of('open').length > 0 && <Section title={t('mapping.open')}>{draw(of('open'))}</Section>}
      {unasked.length > 0 && questions.length > 0 && (
        <Text c="dimmed" size="sm">
          {t('mapping.unasked', { fields: listOf(unasked, i18n.language) })}
        </Text>
      )}
    </Stack>
  );
}

import { Button, Group, MultiSelect, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import {
  ConflictPeopleDocument,
  type ConflictPeopleQuery,
  DeclareConflictsDocument,
  type FunnelConflictsQuery,
} from './conflicts.gen.ts';
import { useConflictsChanged } from './useConflictsChanged.ts';

interface ConflictFormProps {
  readonly funnelId: string;
  readonly applicants: FunnelConflictsQuery['funnelConflicts']['applicants'];
  readonly onClose: () => void;
}

const LONGEST = 500;

/** Records that an evaluator, chosen for the funnel or not yet, knows some of its applicants. */
export function ConflictForm({ funnelId, applicants, onClose }: ConflictFormProps) {
  const { t } = useTranslation('scoring');
  const message = useErrorMessage();
  const changed = useConflictsChanged();
  const people = useQuery(graphqlQuery(ConflictPeopleDocument, { id: funnelId }));
  const [evaluatorId, setEvaluator] = useState<string | null>(null);
  const [applicationIds, setApplications] = useState<string[]>([]);
  const [reason, setReason] = useState('');
  const declare = useMutation({
    mutationFn: () =>
      graphqlRequest(DeclareConflictsDocument, {
        input: { evaluatorId, applicationIds, reason: reason.trim() || null },
      }),
    onSuccess: async ({ declareConflicts: { taken, nobodyLeft } }) => {
      showToast(
        nobodyLeft.length > 0
          ? { kind: 'warning', message: t('conflicts.nobodyLeft', { names: nobodyLeft.join(', ') }) }
          : { kind: 'success', message: t('conflicts.done', { count: taken }) },
      );
      onClose();
      await changed();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (evaluatorId !== null) declare.mutate();
  };
  const problem = declare.error ?? people.error;
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        {problem && <FormAlert>{message(problem)}</FormAlert>}
        <Select
          label={t('ranking.evaluator')}
          data={groupsOf(people.data?.evaluatorChoices ?? [], t('conflicts.ofFunnel'), t('conflicts.others'))}
          value={evaluatorId}
          onChange={setEvaluator}
          searchable
          limit={100}
        />
        <MultiSelect
          label={t('conflicts.applicants')}
          data={applicants.map(({ applicationId, name, isDraft }) => ({
            value: applicationId,
            label: isDraft ? t('conflicts.draft', { name }) : name,
          }))}
          value={applicationIds}
          onChange={setApplications}
          searchable
          hidePickedOptions
          limit={100}
          maxValues={100}
        />
        <TextInput
          label={t('aside.reason')}
          description={t('conflicts.reasonHint')}
          value={reason}
          maxLength={LONGEST}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('aside.keep')}
          </Button>
          <Button
            type="submit"
            loading={declare.isPending}
            disabled={evaluatorId === null || applicationIds.length === 0}
          >
            {t('conflicts.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type Person = ConflictPeopleQuery['evaluatorChoices'][number];

/** Those who judge in the funnel first; two of one name are told apart by their address. */
function groupsOf(people: readonly Person[], ofFunnel: string, others: string) {
  const options = (some: readonly Person[]) =>
    some.map(({ _id, name, email }) => ({ value: _id, label: `${name} (${email})` }));
  return [
    { group: ofFunnel, items: options(people.filter(({ isAssigned }) => isAssigned)) },
    { group: others, items: options(people.filter(({ isAssigned }) => !isAssigned)) },
  ];
}

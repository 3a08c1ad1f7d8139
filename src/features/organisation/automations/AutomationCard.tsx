import { Button, Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlQuery, queriesOf } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './Automations.module.css';
import {
  type AutomationCardFragment,
  AutomationsDocument,
  SetAutomationDocument,
  TryAutomationDocument,
} from './automations.gen.ts';
import { waitText } from './waitText.ts';
import '@mantine/core/styles/Switch.css';

interface AutomationCardProps {
  readonly automation: AutomationCardFragment;
}

/** One automation: what it is for, what it does, how often it did, and its switch. */
export function AutomationCard({ automation }: AutomationCardProps) {
  const { t, i18n } = useTranslation(['organisation', 'spec']);
  const [isTried, setTried] = useState(false);
  const { id, about, steps, waitMinutes, runs, failures } = automation;
  const facts = [
    ...(waitMinutes == null ? [] : [t('automations.wait', { time: waitText(waitMinutes, i18n.language) })]),
    ...[...new Set(steps)].map((kind) => t(`enum.AutomationStepKind.${kind}`, { ns: 'spec' })),
    t('automations.runs', { times: runs }),
  ];
  return (
    <li className={classes.card}>
      <div className={classes.words}>
        <h2 className={classes.about} id={`automation-${id}`}>
          {about}
        </h2>
        <p className={classes.facts}>
          {facts.join(' · ')}
          {failures > 0 && (
            <AppLink className={classes.failures} href={`${paths.adminConfigurationAutomationsRuns()}?status=FAILED`}>
              {t('automations.failures', { times: failures })}
            </AppLink>
          )}
        </p>
        {isTried && <Trial id={id} />}
      </div>
      <Button
        variant="default"
        size="compact-md"
        aria-describedby={`automation-${id}`}
        onClick={() => setTried(!isTried)}
      >
        {t(isTried ? 'automations.hide' : 'automations.try')}
      </Button>
      <AutomationSwitch automation={automation} />
    </li>
  );
}

function AutomationSwitch({ automation: { id, about, isOn } }: AutomationCardProps) {
  const { t } = useTranslation(['organisation', 'spec']);
  const client = useQueryClient();
  const message = useErrorMessage();
  const save = useMutation({
    mutationFn: (wanted: boolean) => graphqlRequest(SetAutomationDocument, { id, isOn: wanted }),
    onSuccess: async (_saved, wanted) => {
      showToast({ kind: 'success', message: t(wanted ? 'automations.switchedOn' : 'automations.switchedOff') });
      await client.invalidateQueries(queriesOf(AutomationsDocument));
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  const checked = save.isPending ? save.variables : isOn;
  return (
    <Switch
      className={classes.switch}
      aria-label={t('automations.switch', { about })}
      checked={checked}
      disabled={save.isPending}
      onChange={(event) => save.mutate(event.currentTarget.checked)}
    />
  );
}

/** What it would have done in the last days. */
function Trial({ id }: { readonly id: string }) {
  const { t, i18n } = useTranslation(['organisation', 'spec']);
  const message = useErrorMessage();
  const { data, error } = useQuery(graphqlQuery(TryAutomationDocument, { id }));
  const trial = data?.tryAutomation;
  const would = (trial?.steps ?? []).map(
    ({ kind, times }) =>
      `${t(`enum.AutomationStepKind.${kind}`, { ns: 'spec' })}: ${times.toLocaleString(languageTag(i18n.language))}`,
  );
  return (
    <p className={classes.trial} role="status">
      {error && message(error)}
      {!trial && !error && t('automations.trying')}
      {trial && t('automations.trial', { times: trial.occurrences, would: would.join(', ') })}
    </p>
  );
}

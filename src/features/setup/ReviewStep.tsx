import { useTranslation } from 'react-i18next';
import { languageNames } from '#src/ui/i18n/languages.ts';
import { zoneLabel } from '#src/ui/time/zones/zoneOptions.ts';
import { StepForm } from './StepForm.tsx';
import classes from './setup.module.css';
import type { InstallationState } from './useInstallation.ts';

/** Everything once more, before it is made. */
export function ReviewStep({ setup, host }: { readonly setup: InstallationState; readonly host: string }) {
  const { t } = useTranslation('setup');
  const { installation, finish } = setup;
  const facts = [
    [t('organisation.name'), installation.name],
    [t('organisation.host'), `${installation.host}.${host}`],
    [t('organisation.language'), languageNames[installation.language]],
    [t('organisation.timezone'), zoneLabel(installation.timezone)],
    [t('organisation.currency'), installation.currency],
    [t('admin.title'), `${installation.firstName} ${installation.lastName}`],
    [t('admin.email'), installation.email],
  ];
  return (
    <StepForm setup={setup} submit={t('review.submit', { name: installation.name })} onSubmit={finish}>
      <dl className={classes.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </StepForm>
  );
}

import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type EventStep, stepStanding } from '#domain/events/eventSteps.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import classes from './Composer.module.css';
import type { EventPlan } from './eventPlanQuery.ts';
import { stepHref } from './stepHref.ts';

interface ComposerStepsProps {
  readonly event: EventPlan;
  readonly steps: readonly EventStep[];
  readonly active: EventStep;
}

/** The steps of a plan, each with a mark where it is done, or where something that is needed is missing. */
export function ComposerSteps({ event, steps, active }: ComposerStepsProps) {
  const { t } = useTranslation('programme');
  return (
    <nav aria-label={t('events.steps')} className={classes.steps}>
      {steps.map((step) => (
        <AppLink
          key={step}
          href={stepHref(event._id, step)}
          className={classes.step}
          aria-current={step === active ? 'step' : undefined}
        >
          {t(`events.step.${step}`)}
          <StepMark standing={stepStanding(event, step)} />
        </AppLink>
      ))}
    </nav>
  );
}

function StepMark({ standing }: { readonly standing: ReturnType<typeof stepStanding> }) {
  const { t } = useTranslation('programme');
  if (standing === null) return null;
  return standing === 'done' ? (
    <IconCheck size={16} role="img" aria-label={t('events.checklist.done')} className={classes.done} />
  ) : (
    <IconAlertCircle size={16} role="img" aria-label={t('events.checklist.required')} className={classes.needed} />
  );
}

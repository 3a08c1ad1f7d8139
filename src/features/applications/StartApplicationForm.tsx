import { Button, Textarea, TextInput } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { fieldErrors } from '#src/data/requestError.ts';
import { useAction } from '#src/data/useAction.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './Apply.module.css';
import { StartApplicationDocument } from './applications.gen.ts';
import { firstChoice, type Offer, OfferSelect } from './OfferSelect.tsx';
import { useFieldMessage } from './useFieldMessage.ts';

interface StartApplicationFormProps {
  readonly offers: readonly Offer[];
  readonly chosen: string | undefined;
  /** Where one comes from, as the address says. */
  readonly source?: string | undefined;
}

/** Begins an application of the signed-in person. */
export function StartApplicationForm({ offers, chosen, source }: StartApplicationFormProps) {
  const { t } = useTranslation('applications');
  const router = useRouter();
  const message = useErrorMessage();
  const [funnel, setFunnel] = useState(() => firstChoice(offers, chosen));
  const start = useAction(async (form: FormData) => {
    const input = {
      startupName: String(form.get('startupName')),
      description: String(form.get('description')),
      funnel: funnel ?? '',
      source: source ?? null,
    };
    const { startApplication } = await graphqlRequest(StartApplicationDocument, { input });
    router.history.push(`/application/${startApplication._id}/form`);
  });
  const fieldMessage = useFieldMessage(fieldErrors(start.error));
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    start.start(new FormData(event.currentTarget));
  };
  return (
    <form className={classes.form} onSubmit={handleSubmit} aria-label={t('start.title')}>
      {start.error !== null && Object.keys(fieldErrors(start.error)).length === 0 && (
        <FormAlert>{message(start.error)}</FormAlert>
      )}
      <OfferSelect offers={offers} value={funnel} error={fieldMessage('funnel')} onChange={setFunnel} />
      <TextInput
        name="startupName"
        label={t('startupName')}
        error={fieldMessage('startupName')}
        maxLength={120}
        required
        withAsterisk={false}
      />
      <Textarea name="description" label={t('description')} autosize minRows={3} maxLength={4000} />
      <Button type="submit" size="md" fullWidth loading={start.isPending}>
        {t('start.submit')}
      </Button>
    </form>
  );
}

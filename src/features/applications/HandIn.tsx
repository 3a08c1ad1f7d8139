import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './Activities.module.css';
import { SubmitApplicationDocument } from './applications.gen.ts';

interface HandInProps {
  readonly applicationId: string;
  readonly onHandedIn: () => void;
}

/** The last step of an applicant: from then on the organisation reads the application. */
export function HandIn({ applicationId, onHandedIn }: HandInProps) {
  const { t } = useTranslation('applications');
  const message = useErrorMessage();
  const client = useQueryClient();
  const submit = useMutation({
    mutationFn: () => graphqlRequest(SubmitApplicationDocument, { applicationId }),
    onSuccess: async () => {
      showToast({ kind: 'success', message: t('form.handedIn') });
      onHandedIn();
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'Application' });
    },
  });
  return (
    <section className={classes.round}>
      {submit.error && <FormAlert>{message(submit.error)}</FormAlert>}
      <div className={classes.roundHead}>
        <span>{t('form.handInHint')}</span>
        <Button loading={submit.isPending} onClick={() => submit.mutate()}>
          {t('form.handIn')}
        </Button>
      </div>
    </section>
  );
}

import { Button } from '@mantine/core';
import { IconMailExclamation } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import {
  DeleteUnconfirmedEmailAddressButtonDocument,
  OrganisationAddressesDocument,
  ResendIncubatorEmailDocument,
} from './addresses.gen.ts';
import classes from './UnconfirmedAddresses.module.css';

const kinds = ['generalEmail', 'supportEmail'] as const;

/** The addresses of the organisation that nobody has confirmed: the link once more, or the address taken away. */
export function UnconfirmedAddresses() {
  const { t } = useTranslation('organisation');
  const message = useErrorMessage();
  const client = useQueryClient();
  const { data } = useQuery({ ...graphqlQuery(OrganisationAddressesDocument, {}), staleTime: 0 });
  const failed = (problem: Error) => showToast({ kind: 'error', message: message(problem) });
  const resend = useMutation({
    mutationFn: (address: (typeof kinds)[number]) => graphqlRequest(ResendIncubatorEmailDocument, { address }),
    onSuccess: () => showToast({ kind: 'success', message: t('addresses.sent') }),
    onError: failed,
  });
  const remove = useMutation({
    mutationFn: (address: (typeof kinds)[number]) =>
      graphqlRequest(DeleteUnconfirmedEmailAddressButtonDocument, { address }),
    onSuccess: async () => {
      showToast({ kind: 'success', message: t('addresses.removed') });
      await client.invalidateQueries();
    },
    onError: failed,
  });
  const waiting = kinds.flatMap((kind) => {
    const part = data?.incubator?.[kind];
    return part?.address && !part.confirmed ? [{ kind, address: part.address }] : [];
  });
  return waiting.map(({ kind, address }) => (
    <div key={kind} className={classes.notice}>
      <IconMailExclamation size={20} aria-hidden />
      <p className={classes.text}>{t('addresses.waits', { address })}</p>
      <Button
        size="xs"
        variant="default"
        loading={resend.isPending && resend.variables === kind}
        aria-label={`${t('addresses.resend')}: ${address}`}
        onClick={() => resend.mutate(kind)}
      >
        {t('addresses.resend')}
      </Button>
      <Button
        size="xs"
        variant="subtle"
        color="red"
        loading={remove.isPending && remove.variables === kind}
        aria-label={`${t('addresses.remove')}: ${address}`}
        onClick={() => remove.mutate(kind)}
      >
        {t('addresses.remove')}
      </Button>
    </div>
  ));
}

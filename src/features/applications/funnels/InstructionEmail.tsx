import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { LazyRecordEditor } from '#src/screens/form/LazyRecordEditor.tsx';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from './FunnelOpeningTab.module.css';
import { FindOrCreateFunnelInstructionEmailDocument } from './funnels.gen.ts';

interface InstructionEmailProps {
  readonly funnelId: string;
  /** Whether applicants get one when they start. */
  readonly isThere: boolean;
  readonly mayChange: boolean;
}

/** The e-mail that applicants get when they start: whether there is one, and the way to write it from a usual text. */
export function InstructionEmail({ funnelId, isThere, mayChange }: InstructionEmailProps) {
  const { t } = useTranslation('applications');
  const message = useErrorMessage();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const begin = useMutation({
    mutationFn: () => graphqlRequest(FindOrCreateFunnelInstructionEmailDocument, { funnelId }),
    onSuccess: async () => {
      setOpen(true);
      await client.invalidateQueries();
    },
    onError: (problem) => showToast({ kind: 'error', message: message(problem) }),
  });
  return (
    <section className={classes.mail}>
      <h2 className={classes.heading}>{t('opening.instructions')}</h2>
      <p className={classes.about}>{t(isThere ? 'opening.instructionsSent' : 'opening.instructionsMissing')}</p>
      {mayChange && (
        <Button
          variant="default"
          leftSection={<IconMail size={16} aria-hidden />}
          loading={begin.isPending}
          onClick={() => begin.mutate()}
        >
          {t(isThere ? 'opening.instructionsChange' : 'opening.instructionsWrite')}
        </Button>
      )}
      {isOpen && <LazyRecordEditor formId="funnelInstructions" recordId={funnelId} onClose={() => setOpen(false)} />}
    </section>
  );
}

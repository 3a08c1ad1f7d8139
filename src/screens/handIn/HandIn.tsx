import { Button, Group, Paper, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import type { useHandIn } from './useHandIn.ts';

/** Asks for what is left when the form is done, or when there is none. */
export function HandIn({ handIn }: { readonly handIn: ReturnType<typeof useHandIn> }) {
  const { t } = useTranslation('applications');
  const message = useErrorMessage();
  return (
    <Paper component="section" withBorder radius="lg" p="lg">
      <Stack gap="sm">
        {handIn.error && <FormAlert>{message(handIn.error)}</FormAlert>}
        <Group gap="xs" justify="space-between">
          <strong>{t('form.handInHint')}</strong>
          <Button loading={handIn.isPending} onClick={() => handIn.mutate()}>
            {t('form.handIn')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';

/** Above the form: what stands in it was typed before, and how to be rid of it. */
export function KeptLine({ onDiscard }: { readonly onDiscard: () => void }) {
  const { t } = useTranslation('metrics');
  return (
    <FormAlert kind="note">
      {t('kept.back')}
      <Group mt="xs">
        <Button size="compact-sm" variant="default" onClick={onDiscard}>
          {t('kept.discard')}
        </Button>
      </Group>
    </FormAlert>
  );
}

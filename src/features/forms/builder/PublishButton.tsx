import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftPartsFragment } from './builder.gen.ts';

const PublishDialog = lazy(() => import('./PublishDialog.tsx').then((module) => ({ default: module.PublishDialog })));

interface PublishButtonProps {
  readonly form: DraftPartsFragment;
  /** Everything that was written is kept. */
  readonly isReady: boolean;
  readonly onPublished: () => void;
}

/** Publishing begins with what it would mean. */
export function PublishButton({ form, isReady, onPublished }: PublishButtonProps) {
  const { t } = useTranslation('formBuilder');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" disabled={!isReady} onClick={() => setOpen(true)}>
        {t('publish')}
      </Button>
      {isOpen && (
        <Suspense>
          <PublishDialog form={form} onClose={() => setOpen(false)} onPublished={onPublished} />
        </Suspense>
      )}
    </>
  );
}

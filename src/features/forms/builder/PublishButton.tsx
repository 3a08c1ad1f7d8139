import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftPartsFragment } from './builder.gen.ts';

const PublishDialog = lazy(() => import('./PublishDialog.tsx').then((module) => ({ default: module.PublishDialog })));

interface PublishButtonProps {
  readonly form: DraftPartsFragment;
  /** Everything that was written is kept. */
  readonly isReady: boolean;
  /** Something differs from the version that is filled. */
  readonly hasNews: boolean;
  readonly onPublished: () => void;
}

/** Publishing begins with what it would mean. */
export function PublishButton({ form, isReady, hasNews, onPublished }: PublishButtonProps) {
  const { t } = useTranslation(['formBuilder', 'spec']);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" disabled={!isReady || !hasNews} onClick={() => setOpen(true)}>
        {hasNews ? t('publish') : t('spec:enum.FormStatus.published')}
      </Button>
      {isOpen && (
        <Suspense>
          <PublishDialog form={form} onClose={() => setOpen(false)} onPublished={onPublished} />
        </Suspense>
      )}
    </>
  );
}

import { Button, Drawer, FileButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readArrangements } from '#domain/arrangement/readArrangements.ts';
import { readOwnWords } from '#domain/text/ownWords.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useReturnFocus } from '#src/ui/feedback/useReturnFocus.ts';
import { useToastsLeave } from '#src/ui/feedback/useToastsLeave.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from '../history/History.module.css';
import { ReadOverlayDocument } from './overlayFile.gen.ts';
import { ReadChanges } from './ReadChanges.tsx';
import { readOwnRoles, useOwnOverlay } from './useOwnOverlay.ts';
import '@mantine/core/styles/Drawer.css';

/** Takes a file in: first all that is wrong with it, line by line, or what it would change; then, by one press, the change. */
export function ImportOverlay({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['organisation', 'shell']);
  const message = useErrorMessage();
  useReturnFocus();
  useToastsLeave();
  const { change, isSaving, error } = useOwnOverlay();
  const read = useMutation({
    mutationFn: async (file: File) =>
      (await graphqlRequest(ReadOverlayDocument, { text: await file.text() })).readOverlay,
  });
  // A browser tells nothing of a file that is chosen again under the same name: a corrected one would not be read.
  const forgetChosen = useRef<() => void>(null);
  const choose = (file: File | null): void => {
    if (!file) return;
    read.mutate(file);
    forgetChosen.current?.();
  };
  const { data } = read;
  const failure = read.error ?? error;
  const use = (): void => {
    if (!data) return;
    const { automationsOff, roles } = data;
    const next = {
      words: readOwnWords(data.ownWords),
      arrangements: readArrangements(data.arrangements),
      automationsOff,
      ...(roles && { roles: readOwnRoles(roles) }),
    };
    change(next, t('overlay.imported'), onClose);
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={520}
      title={t('overlay.import')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <div className={classes.parts}>
        <p className={classes.role}>{t('overlay.importHint')}</p>
        <FileButton accept=".yaml,.yml" resetRef={forgetChosen} onChange={choose}>
          {(button) => (
            <Button variant={data ? 'default' : 'filled'} loading={read.isPending} {...button}>
              {t('overlay.choose')}
            </Button>
          )}
        </FileButton>
        {failure && <FormAlert>{message(failure)}</FormAlert>}
        {data && data.problems.length > 0 && (
          <>
            <p role="alert">{t('overlay.faulty', { count: data.problems.length })}</p>
            <ol className={classes.list} aria-label={t('overlay.problems')}>
              {data.problems.map(({ line, message: said }) => (
                <li key={`${line} ${said}`} className={classes.row}>
                  <div className={classes.text}>
                    <span className={classes.role}>{t('overlay.line', { line })}</span>
                    <span>{said}</span>
                  </div>
                </li>
              ))}
            </ol>
          </>
        )}
        {data && data.problems.length === 0 && (
          <>
            <ReadChanges changes={data.changes} />
            {data.changes.length > 0 && (
              <Button loading={isSaving} onClick={use}>
                {t('overlay.use', { count: data.changes.length })}
              </Button>
            )}
          </>
        )}
      </div>
    </Drawer>
  );
}

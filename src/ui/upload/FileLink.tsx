import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAttachment } from '#src/data/files.ts';
import { showToast } from '../feedback/toasts.ts';
import { saveFile } from '../saveFile.ts';
import { useErrorMessage } from '../useErrorMessage.ts';
import classes from './FileList.module.css';
import { problemOfAnswer } from './fileProblem.ts';

interface FileLinkProps {
  readonly id: string;
  readonly name: string;
}

/** A file by its name; pressing it downloads the file. No link, because a link can't carry the token. */
export function FileLink({ id, name }: FileLinkProps) {
  const { t } = useTranslation('uploads');
  const message = useErrorMessage();
  const [isPending, setPending] = useState(false);
  const download = async (): Promise<void> => {
    setPending(true);
    try {
      const content = await readAttachment(id);
      saveFile(name, content.type, content);
    } catch (error) {
      showToast({
        kind: 'error',
        message: problemOfAnswer(error) === 'gone' ? t('problem.gone') : message(error),
      });
    } finally {
      setPending(false);
    }
  };
  return (
    <UnstyledButton
      className={classes.link}
      aria-label={t('download', { name })}
      aria-busy={isPending}
      onClick={() => void download()}
    >
      <bdi>{name}</bdi>
    </UnstyledButton>
  );
}

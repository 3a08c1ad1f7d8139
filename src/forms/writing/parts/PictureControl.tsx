import { Button, FileButton, Popover, TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconPhoto } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadFile } from '#src/data/uploadFile.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { problemOfAnswer, problemOfFile } from '#src/ui/upload/fileProblem.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from '../Writing.module.css';
import '@mantine/core/styles/Popover.css';

const TYPES = 'image/png,image/jpeg,image/gif,image/webp';

/** Puts a picture into the text: it is uploaded, and whoever inserts it says what it shows. */
export function PictureControl({ editor }: { readonly editor: Editor }) {
  const { t } = useTranslation(['writing', 'uploads']);
  const message = useErrorMessage();
  const [isOpen, setOpen] = useState(false);
  const [alt, setAlt] = useState('');
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const problem = problemOfFile(file, 'picture');
      if (problem) throw new Error(t(`problem.${problem}`, { ns: 'uploads' }));
      return (await uploadFile(file, { kind: 'picture' })).pictureUrl ?? '';
    },
    onError: (error) => {
      const problem = problemOfAnswer(error);
      showToast({ kind: 'error', message: problem ? t(`problem.${problem}`, { ns: 'uploads' }) : message(error) });
    },
  });
  const close = (): void => {
    setOpen(false);
    setAlt('');
    upload.reset();
  };
  const insert = (): void => {
    if (!upload.data) return;
    editor.chain().focus().setImage({ src: upload.data, alt: alt.trim() }).run();
    close();
  };
  return (
    <Popover opened={isOpen} onChange={(next) => (next ? setOpen(true) : close())} withinPortal trapFocus width={280}>
      <Popover.Target>
        <RichTextEditor.Control
          aria-label={t('picture')}
          title={t('picture')}
          aria-haspopup="dialog"
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          <IconPhoto size={16} aria-hidden />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('picture')} className={classes.picture}>
        {upload.data ? (
          <img src={upload.data} alt={alt} className={classes.preview} />
        ) : (
          <FileButton accept={TYPES} onChange={(file) => file && upload.mutate(file)}>
            {(props) => (
              <Button {...props} variant="default" loading={upload.isPending}>
                {t('pictureChoose')}
              </Button>
            )}
          </FileButton>
        )}
        <TextInput
          label={t('pictureShows')}
          maxLength={300}
          value={alt}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
        <Button disabled={!upload.data} onClick={insert}>
          {t('pictureInsert')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}

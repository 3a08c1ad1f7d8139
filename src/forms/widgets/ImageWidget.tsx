import { Button } from '@mantine/core';
import type { WidgetProps } from '@rjsf/utils';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { LazyFileDrop } from '#src/ui/upload/lazyUploads.tsx';
import { useField } from './useField.ts';
import classes from './widgets.module.css';

/** A picture: seen as it is, changed by uploading another one, or taken away. */
export function ImageWidget(props: WidgetProps) {
  const { t } = useTranslation('forms');
  const { input, touch } = useField(props);
  const { id, label, description, error, disabled } = input;
  const change = (value: string): void => {
    props.onChange(value);
    touch();
  };
  return (
    <div className={classes.image}>
      {props.value && (
        <div className={classes.shown}>
          <img src={props.value} alt={t('picture', { label })} className={classes.preview} />
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            disabled={disabled}
            aria-label={t('removePictureOf', { label })}
            onClick={() => change('')}
          >
            {t('removePicture')}
          </Button>
        </div>
      )}
      <div className={classes.grow}>
        <Suspense fallback={<ListSkeleton rows={1} rowHeight={64} />}>
          <LazyFileDrop
            id={id}
            label={label}
            hint={description}
            error={error}
            disabled={disabled}
            kind="picture"
            isMultiple={false}
            onStored={({ pictureUrl }) => change(pictureUrl ?? '')}
          />
        </Suspense>
      </div>
    </div>
  );
}

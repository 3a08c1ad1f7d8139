import { Title } from '@mantine/core';
import type { FormElement } from '#domain/forms/FormElement.ts';
import { VideoPlayer } from '#src/ui/video/VideoPlayer.tsx';
import classes from './QuestionForm.module.css';

/** What stands between questions: titles, text, a video with its words. */
export function ElementView({
  element: { questionType, label, description, videoUrl },
}: {
  readonly element: FormElement;
}) {
  const text = description && <p className={classes.text}>{description}</p>;
  if (questionType === 'paragraph') {
    return (
      <div>
        <p className={classes.lead}>{label}</p>
        {text}
      </div>
    );
  }
  if (questionType === 'video') {
    return (
      <div>
        <VideoPlayer title={label} address={videoUrl ?? ''} />
        {text}
      </div>
    );
  }
  const order = questionType === 'section' ? 2 : questionType === 'heading' ? 3 : 4;
  return (
    <div className={classes.heading} data-kind={questionType}>
      <Title order={order}>{label}</Title>
      {text}
    </div>
  );
}

import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withScheme } from '#domain/text/webLink.ts';
import { videoSource } from '#domain/video/videoSource.ts';
import classes from './VideoPlayer.module.css';

interface VideoPlayerProps {
  readonly title: string;
  readonly address: string;
}

/** A video where it is written about. The player of another host is asked for with the first click: until then nobody there learns of the reader. */
export function VideoPlayer({ title, address }: VideoPlayerProps) {
  const { t } = useTranslation('uploads');
  const [isStarted, setStarted] = useState(false);
  const source = videoSource(withScheme(address));
  if (source.kind === 'link') {
    return (
      <a className={classes.link} href={source.address} target="_blank" rel="noreferrer">
        {title}
      </a>
    );
  }
  return (
    <figure className={classes.figure}>
      <div className={classes.stage}>
        {source.kind === 'file' ? (
          // biome-ignore lint/a11y/useMediaCaption: whoever gives the address has the captions in the file, or none
          <video className={classes.player} src={source.address} controls preload="none" aria-label={title} />
        ) : isStarted ? (
          <iframe
            className={classes.player}
            src={`${source.address}?autoplay=1`}
            title={title}
            allow="autoplay; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          />
        ) : (
          <button type="button" className={classes.start} onClick={() => setStarted(true)}>
            <IconPlayerPlayFilled size={28} aria-hidden />
            {t('playVideo', { host: new URL(source.address).hostname.replace(/^www\.|^player\./, '') })}
          </button>
        )}
      </div>
      <figcaption>{title}</figcaption>
    </figure>
  );
}

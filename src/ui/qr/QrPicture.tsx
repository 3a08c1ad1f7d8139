import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { qrCode } from '#domain/qr/qrCode.ts';
import { saveFile } from '#src/ui/saveFile.ts';
import classes from './QrPicture.module.css';

/** Light modules around the code, without which readers don't find it. */
const QUIET = 4;

interface QrPictureProps {
  readonly text: string;
  /** What it is a picture of. */
  readonly label: string;
  /** To take it along as a file, for a poster. */
  readonly file?: { readonly name: string; readonly label: string };
}

/** An address for the cameras of phones; nothing for one that is too long. */
export function QrPicture({ text, label, file }: QrPictureProps) {
  const picture = useMemo(() => pictureOf(text), [text]);
  if (picture === null) return null;
  const source = `data:image/svg+xml,${encodeURIComponent(picture)}`;
  return (
    <div className={classes.code}>
      <img src={source} alt={label} width={160} height={160} />
      {file && (
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => saveFile(`${file.name}.svg`, 'image/svg+xml', picture)}
        >
          {file.label}
        </Button>
      )}
    </div>
  );
}

/** Dark on white whatever the page's colours are: readers want it so. */
function pictureOf(text: string): string | null {
  const rows = qrCode(text);
  if (rows === null) return null;
  const size = rows.length + 2 * QUIET;
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path.join('')}"/></svg>`;
}

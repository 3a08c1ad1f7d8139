import { Button, Skeleton } from '@mantine/core';
import { IconPhoto, IconTable } from '@tabler/icons-react';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { csvText } from '#domain/csv/csvText.ts';
import { saveFile } from '../saveFile.ts';
import { usePhone } from '../theme/usePhone.ts';
import classes from './ChartFigure.module.css';
import { type ChartData, sheetOf } from './ChartSeries.ts';
import { ChartTable } from './ChartTable.tsx';
import { lineStyles } from './lineStyles.ts';
import { saveChartPicture } from './saveChartPicture.ts';

/** The library that draws comes with the first chart of a page, never with the page itself. */
const LineDrawing = lazy(() => import('./LineDrawing.tsx').then((module) => ({ default: module.LineDrawing })));

/** Lines over time with the table behind them; both can be taken along, as a picture and as a sheet. */
export function ChartFigure(data: ChartData) {
  const { t } = useTranslation('charts');
  const { title, series } = data;
  const drawing = useRef<HTMLDivElement>(null);
  const isPhone = usePhone();
  const savePicture = (): void => {
    const svg = drawing.current?.querySelector('svg');
    if (svg) void saveChartPicture(svg, title);
  };
  return (
    <figure className={classes.figure}>
      <div ref={drawing} className={classes.frame}>
        <Suspense fallback={<Skeleton className={classes.drawing ?? ''} />}>
          <LineDrawing {...data} />
        </Suspense>
      </div>
      {isPhone && series.length > 1 && <Names {...data} />}
      <div className={classes.tools}>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPhoto size={16} aria-hidden />}
          onClick={savePicture}
        >
          {t('picture')}
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconTable size={16} aria-hidden />}
          onClick={() => saveFile(`${title}.csv`, 'text/csv', csvText(sheetOf(data, t('period'))))}
        >
          {t('sheet')}
        </Button>
      </div>
      <details className={classes.details}>
        <summary>{t('table')}</summary>
        <ChartTable {...data} />
      </details>
    </figure>
  );
}

/** On a phone there is no room for names at the ends of lines. */
function Names({ series }: ChartData) {
  const styles = lineStyles(series);
  return (
    <ul className={classes.names} aria-hidden>
      {series.map(({ id, name }, index) => (
        <li key={id}>
          <svg width="24" height="4" aria-hidden>
            <line
              x1="0"
              y1="2"
              x2="24"
              y2="2"
              stroke={styles[index]?.color}
              strokeWidth="2"
              strokeDasharray={styles[index]?.dash}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

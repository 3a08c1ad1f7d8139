import { useEffect, useRef } from 'react';
import type { MapBox, MapPicture } from '#domain/model/specMap.ts';
import { ScrollRegion } from '#src/ui/scroll/ScrollRegion.tsx';
import classes from './MapDrawing.module.css';

interface MapDrawingProps {
  readonly picture: MapPicture;
  readonly label: string;
  readonly chosen: string | null;
  /** What a search has found; null while nobody searches. */
  readonly shown: ReadonlySet<string> | null;
}

/** Boxes and the ways between them. All of it stands in the list beside it too, for those who do not see it. */
export function MapDrawing({ picture, label, chosen, shown }: MapDrawingProps) {
  const { width, height, boxes, lines } = picture;
  const frame = useRef<HTMLElement>(null);
  const inSight = boxes.find(({ id }) => (chosen === null ? shown?.has(id) : id === chosen));
  useEffect(() => {
    const { current } = frame;
    if (!inSight || !current) return;
    const { x, y, width: own } = inSight;
    current.scrollTo({ left: x + own / 2 - current.clientWidth / 2, top: y - 80 });
  }, [inSight]);
  const near = chosen === null ? shown : new Set([chosen, ...nearOf(picture, chosen)]);
  return (
    <ScrollRegion ref={frame} className={classes.frame} dir="ltr" label={label}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        {lines.map(({ from, to, path }) => (
          <path
            key={`${from} ${to} ${path}`}
            className={classes.line}
            data-quiet={near !== null && !(near.has(from) && near.has(to))}
            data-strong={chosen === from || chosen === to}
            d={path}
          />
        ))}
        {boxes.map((one) => (
          <Box key={one.id} box={one} isQuiet={near !== null && !near.has(one.id)} isChosen={one.id === chosen} />
        ))}
      </svg>
    </ScrollRegion>
  );
}

/** What is one step away: it stays in sight with the chosen one. */
const nearOf = ({ ways }: MapPicture, id: string): string[] =>
  ways.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : []));

function Box({
  box,
  isQuiet,
  isChosen,
}: {
  readonly box: MapBox;
  readonly isQuiet: boolean;
  readonly isChosen: boolean;
}) {
  const { x, y, width, height, title, note, rows, isEntry = false } = box;
  return (
    <g
      className={classes.box}
      transform={`translate(${x} ${y})`}
      data-quiet={isQuiet}
      data-chosen={isChosen}
      data-entry={isEntry}
    >
      <rect width={width} height={height} rx={6} />
      <text x={10} y={17} className={classes.title}>
        {title}
      </text>
      <text x={10} y={32}>
        {note}
      </text>
      {rows.map((row, index) => (
        <text key={row} x={10} y={52 + index * 18}>
          {row}
        </text>
      ))}
    </g>
  );
}

import classes from './Sparkline.module.css';

const width = 160;
const height = 32;
/** So that a line at the edge is not cut in half. */
const inset = 2;

/** How a figure went, as one small line, oldest first; what it says stands beside it in words. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const points = values.map((value, index) => {
    const x = (index / Math.max(1, values.length - 1)) * width;
    const y = height - inset - ((value - low) / span) * (height - 2 * inset);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={`${classes.line} mirrored`}
      aria-hidden
    >
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

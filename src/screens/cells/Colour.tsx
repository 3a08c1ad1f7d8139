import classes from './CellValue.module.css';

/** Six digits after a cross stand for a colour wherever they are the whole value. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** A colour by itself and by its number. */
export function Colour({ colour }: { readonly colour: string }) {
  return (
    <span className={classes.colour}>
      <span className={classes.swatch} style={{ background: colour }} aria-hidden />
      {colour.toUpperCase()}
    </span>
  );
}

import { useMantineColorScheme } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { contrast } from '#domain/colour/colour.ts';
import classes from './book.module.css';
import { paintedColour, type Token } from './tokens.ts';

/** On what each text of a meaning stands. */
const groundOf = (name: string): string => {
  const [meaning, kind] = name.split('-');
  return kind === 'text' ? `${meaning}-soft` : 'surface';
};

const isText = (name: string): boolean => /^text|-text$/.test(name);

/** Each colour with its name, its value and, where words are written in it, how well they are read on their ground. */
export function ColourTable({ colours }: { readonly colours: readonly Token[] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Colour</th>
          <th scope="col">Token</th>
          <th scope="col">Written as</th>
          <th scope="col">Contrast</th>
        </tr>
      </thead>
      <tbody>
        {colours.map(({ name, written }) => (
          <tr key={name}>
            <td>
              <span className={classes.swatch} style={{ background: `var(--${name})` }} />
            </td>
            <td>
              <code>--{name}</code>
            </td>
            <td>{written}</td>
            <td>{isText(name) && <Contrast text={name} ground={groundOf(name)} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Contrast({ text, ground }: { readonly text: string; readonly ground: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [ratio, setRatio] = useState<number | null>(null);
  const { colorScheme } = useMantineColorScheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mode changes what is painted
  useEffect(() => {
    if (!place.current) return;
    const [one, other] = [paintedColour(place.current, text), paintedColour(place.current, ground)];
    if (one && other) setRatio(contrast(one, other));
  }, [text, ground, colorScheme]);
  return (
    <span ref={place} data-contrast={ratio ?? ''}>
      {ratio !== null && `${ratio.toFixed(1)} : 1 on --${ground}`}
    </span>
  );
}

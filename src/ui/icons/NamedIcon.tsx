import { icons, type KnownIcon } from './icons.ts';

interface NamedIconProps {
  readonly name: string;
  readonly size?: 16 | 20;
}

const isKnown = (name: string): name is KnownIcon => name in icons;

/** The icon that the spec names; decoration only, a word always stands beside it. */
export function NamedIcon({ name, size = 20 }: NamedIconProps) {
  const Icon = icons[isKnown(name) ? name : 'point'];
  return <Icon size={size} stroke={1.75} aria-hidden />;
}

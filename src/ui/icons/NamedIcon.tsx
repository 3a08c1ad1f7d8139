import { IconPoint } from '@tabler/icons-react';
import type { IconName } from '#src/generated/ids.gen.ts';
import { icons } from './icons.ts';

interface NamedIconProps {
  readonly name: string;
  readonly size?: 16 | 20;
}

const isKnown = (name: string): name is IconName => name in icons;

/** The icon that the spec names; decoration only, a word always stands beside it. */
export function NamedIcon({ name, size = 20 }: NamedIconProps) {
  const Icon = isKnown(name) ? icons[name] : IconPoint;
  return <Icon size={size} stroke={1.75} aria-hidden />;
}

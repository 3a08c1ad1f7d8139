import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { defaultBrand } from '#domain/colour/brandShades.ts';
import { colourScheme } from './theme/colourScheme.ts';
import { createAppTheme } from './theme/theme.ts';
import './theme/baseStyles.ts';

interface AppThemeProps {
  /** The tenant's colour. */
  readonly brand?: string | null | undefined;
  readonly direction: 'ltr' | 'rtl';
  readonly children: ReactNode;
}

/** The look of everything below: tokens, brand, light or dark, writing direction. */
export function AppTheme({ brand, direction, children }: AppThemeProps) {
  const theme = useMemo(() => createAppTheme(brand ?? defaultBrand), [brand]);
  return (
    <DirectionProvider initialDirection={direction} detectDirection={false}>
      <FollowDirection direction={direction} />
      <MantineProvider theme={theme} colorSchemeManager={colourScheme} defaultColorScheme="auto">
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}

function FollowDirection({ direction }: Pick<AppThemeProps, 'direction'>) {
  const { setDirection } = useDirection();
  useEffect(() => setDirection(direction), [direction, setDirection]);
  return null;
}

/** As in UserCard.module.css; the height is that of a card with every fact. */
const width = 280;
const height = 200;
const gap = 8;

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface Place {
  readonly left: number;
  readonly top?: number;
  readonly bottom?: number;
}

interface Screen {
  readonly width: number;
  readonly height: number;
  readonly isRightToLeft: boolean;
}

const currentScreen = (): Screen => ({
  width: window.innerWidth,
  height: window.innerHeight,
  isRightToLeft: document.documentElement.dir === 'rtl',
});

/** Below what it belongs to, above where there is no room below; always whole on the screen. */
export function cardPlace(anchor: Box, screen: Screen = currentScreen()): Place {
  const wanted = screen.isRightToLeft ? anchor.right - width : anchor.left;
  const left = Math.max(gap, Math.min(wanted, screen.width - width - gap));
  const hasRoomBelow = anchor.bottom + gap + height <= screen.height;
  return hasRoomBelow ? { left, top: anchor.bottom + gap } : { left, bottom: screen.height - anchor.top + gap };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const WIDTH = 400;
const GAP = 10;

/** Beside the area, above the finger where there is room, and never over the edge of the felt. */
export function cardPlace(
  area: Box,
  canvas: { readonly width: number; readonly height: number },
): { readonly left: number; readonly width: number } & (
  | { readonly top: number }
  | { readonly bottom: number }
) {
  const middle = area.x + area.width / 2 - WIDTH / 2;
  const left = Math.min(canvas.width - WIDTH, Math.max(0, middle));
  if (area.y > canvas.height / 2) {
    return { left, width: WIDTH, bottom: canvas.height - area.y + GAP };
  }
  return { left, width: WIDTH, top: area.y + area.height + GAP };
}

import { saveFile } from '../saveFile.ts';

/** Pictures are looked at on screens with small dots. */
const SCALE = 2;
/** Height of the title over the drawing, in pixels. */
const TITLE = 36;
const kept = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-family',
  'font-weight',
];

/** Gives the reader a drawing as PNG, as it looks now, under its title. */
export async function saveChartPicture(svg: SVGSVGElement, title: string): Promise<void> {
  const { width, height } = svg.getBoundingClientRect();
  const picture = await pictureOf(svg, width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = (height + TITLE) * SCALE;
  const brush = canvas.getContext('2d');
  if (brush === null) return;
  const page = getComputedStyle(document.body);
  const isMirrored = document.documentElement.dir === 'rtl';
  brush.scale(SCALE, SCALE);
  brush.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--surface');
  brush.fillRect(0, 0, width, height + TITLE);
  brush.fillStyle = page.color;
  brush.font = `600 14px ${page.fontFamily}`;
  brush.textAlign = isMirrored ? 'right' : 'left';
  brush.fillText(title, isMirrored ? width - 12 : 12, 24);
  brush.drawImage(picture, 0, TITLE, width, height);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (file !== null) saveFile(`${title}.png`, 'image/png', file);
}

/** The drawing by itself: what the page's styles say of each part is written into it. */
async function pictureOf(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const parts = [...svg.querySelectorAll<SVGElement>('*')];
  [...copy.querySelectorAll<SVGElement>('*')].forEach((part, index) => {
    const [from] = parts.slice(index, index + 1);
    if (from === undefined) return;
    const style = getComputedStyle(from);
    for (const name of kept) part.style.setProperty(name, style.getPropertyValue(name));
  });
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** One table as a spreadsheet (Office Open XML): the few parts that make a file that Excel and LibreOffice open. */
import { crc32 } from 'node:zlib';

type Cell = string | number | null | undefined;

/** Rows as the bytes of an `.xlsx` file. Text stays text: nothing in it is a formula. */
export function sheetFile(rows: readonly (readonly Cell[])[]): Uint8Array {
  return zipped([
    ['[Content_Types].xml', contentTypes],
    ['_rels/.rels', relations('officeDocument', 'xl/workbook.xml')],
    ['xl/workbook.xml', workbook],
    ['xl/_rels/workbook.xml.rels', relations('worksheet', 'worksheets/sheet1.xml')],
    ['xl/worksheets/sheet1.xml', sheet(rows)],
  ]);
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`;
const workbook = `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="Export" sheetId="1" r:id="r1"/></sheets></workbook>`;

function relations(type: string, target: string): string {
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${DOCUMENT}/${type}" Target="${target}"/></Relationships>`;
}

function sheet(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('');
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${lines}</sheetData></worksheet>`;
}

function cell(value: Cell): string {
  if (value === null || value === undefined || value === '') return '<c/>';
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

function escaped(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them.
  const plain = text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** An archive whose parts are stored as they are; 1980 began the calendar of this format. */
function zipped(parts: readonly (readonly [name: string, text: string])[]): Uint8Array {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of parts) {
    const [path, data] = [Buffer.from(name), Buffer.from(text)];
    const common = Buffer.alloc(26);
    [20, 0x0800, 0, 0, 0x21].forEach((value, index) => {
      common.writeUInt16LE(value, index * 2);
    });
    [crc32(data), data.length, data.length].forEach((value, index) => {
      common.writeUInt32LE(value, 10 + index * 4);
    });
    common.writeUInt16LE(path.length, 22);
    bodies.push(signed(0x04034b50), common, path, data);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(signed(0x02014b50), Buffer.from([20, 0]), common, place, path);
    offset += 30 + path.length + data.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(18);
  [parts.length, parts.length].forEach((value, index) => {
    end.writeUInt16LE(value, 4 + index * 2);
  });
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, ...directory, signed(0x06054b50), end]);
}

function signed(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}

// Reads a property list as iOS does, limited to the elements of ours; anything else throws.
export type PlistValue = string | number | true | Buffer | PlistValue[] | PlistDict;
export type PlistDict = { [key: string]: PlistValue };

const head =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n' +
  '<plist version="1.0">';

const letters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
function plain(text: string): string {
  const rest = text.replaceAll(/&[^;]*;/g, (entity) => {
    const letter = letters[entity];
    if (letter === undefined) throw new Error(`XML knows no ${entity}`);
    return letter;
  });
  if (/&(?!amp;|lt;|gt;|quot;|#39;)/.test(text)) throw new Error(`not escaped: ${text}`);
  return rest;
}

export function readPlist(xml: string): PlistDict {
  if (!xml.startsWith(head)) throw new Error('no property list');
  const parts = xml.slice(head.length).match(/<[^>]+>|[^<]+/g) ?? [];
  let at = 0;
  const next = (): string => parts[at++] ?? '';
  const expectPart = (wanted: string): void => {
    const found = next();
    if (found !== wanted) throw new Error(`${found} where ${wanted} belongs`);
  };
  const leaf = (name: string): string => {
    const text = parts[at]?.startsWith('<') ? '' : plain(next());
    expectPart(`</${name}>`);
    return text;
  };
  const list = (): PlistValue[] => {
    const values: PlistValue[] = [];
    while (parts[at] !== '</array>') values.push(value());
    expectPart('</array>');
    return values;
  };
  const dict = (): PlistDict => {
    const values: PlistDict = {};
    while (parts[at] !== '</dict>') {
      expectPart('<key>');
      const key = leaf('key');
      if (key in values) throw new Error(`${key} twice`);
      values[key] = value();
    }
    expectPart('</dict>');
    return values;
  };
  const readers: Record<string, () => PlistValue> = {
    '<string>': () => leaf('string'),
    '<integer>': () => Number.parseInt(leaf('integer'), 10),
    '<data>': () => Buffer.from(leaf('data'), 'base64'),
    '<true/>': () => true,
    '<array>': list,
    '<dict>': dict,
  };
  const value = (): PlistValue => {
    const tag = next();
    const read = readers[tag];
    if (!read) throw new Error(`a property list has no ${tag}`);
    return read();
  };
  expectPart('<dict>');
  const root = dict();
  expectPart('</plist>');
  return root;
}

// The profile with which iOS adds the site to the home screen (APP-06; docs/vendors.md 8): a property list with one web clip.
import { createHash } from 'node:crypto';
import { html, type Html } from '@parlour/document/html';

export const webClipType = 'application/x-apple-aspen-config';

type Clip = {
  merchantCode: string;
  /** The merchant's main host, so that a profile from another of its hosts replaces the first. */
  host: string;
  name: string;
  /** The address that it opens, without a session. */
  url: string;
  /** A square PNG of at most 400 pixels. */
  icon: Buffer;
  description: string;
};

export function webClip({ merchantCode, host, name, url, icon, description }: Clip): string {
  const identifier = `${host.split(':', 1)[0]?.split('.').toReversed().join('.')}.webclip`;
  const clip = entries([
    ['PayloadType', text('com.apple.webClip.managed')],
    ['PayloadVersion', one],
    ['PayloadIdentifier', text(`${identifier}.home`)],
    ['PayloadUUID', text(uuidOf(`${merchantCode} clip`))],
    ['PayloadDisplayName', text(name)],
    ['URL', text(url)],
    ['Label', text(name)],
    ['Icon', html`<data>${icon.toString('base64')}</data>`],
    ['IsRemovable', yes],
    ['FullScreen', yes],
    ['IgnoreManifestScope', yes],
    ['Precomposed', yes],
  ]);
  const profile = entries([
    ['PayloadType', text('Configuration')],
    ['PayloadVersion', one],
    ['PayloadIdentifier', text(identifier)],
    ['PayloadUUID', text(uuidOf(merchantCode))],
    ['PayloadDisplayName', text(name)],
    ['PayloadDescription', text(description)],
    ['PayloadOrganization', text(name)],
    ['PayloadContent', html`<array>${clip}</array>`],
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
    `<plist version="1.0">${profile.markup}</plist>\n`,
  ].join('\n');
}

const text = (value: string): Html => html`<string>${value}</string>`;
const one: Html = { markup: '<integer>1</integer>' };
const yes: Html = { markup: '<true/>' };
const entries = (all: [key: string, value: Html][]): Html =>
  html`<dict>${all.map(([key, value]) => html`<key>${key}</key>${value}`)}</dict>`;

/** A stable id per merchant, so that a profile that is loaded again replaces the existing one. */
function uuidOf(of: string): string {
  const hex = createHash('sha256').update(`web clip of ${of}`).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-').toUpperCase();
}

// The member's invite link, and the functions that copy and share it.
import { copyText } from '#platform/handing-on/clipboard.ts';
import { currentHostName, currentPlace } from '#platform/address.ts';
import { shareLink } from '#platform/handing-on/share.ts';
import { href } from '#foundation/navigation/paths.ts';
import { useFoundation } from '#foundation/use-foundation.ts';

/** The link at the merchant's main domain, with the protocol and port of this page; `shown` is as people read it, without both. */
function linkOf(code: string, mainDomain: string): { link: string; shown: string[] } {
  const { protocol, port } = currentPlace();
  const domain = mainDomain === '' ? currentHostName() : mainDomain;
  const path = href('inviteFriends', `?r=${code}`);
  const place = port === '' ? domain : `${domain}:${port}`;
  return { link: `${protocol}//${place}${path}`, shown: [domain, path] };
}

export function useLink(code: string) {
  const { boot, site, toasts, language } = useFoundation();
  const { link, shown } = linkOf(code, boot.status.info.mainDomain);

  async function copy(text: string, done: 'invite.code_copied' | 'invite.link_copied') {
    if (await copyText(text)) toasts.show('done', (t) => t(done));
    else toasts.show('failed', (t) => t('invite.not_copied'));
  }
  const copyLink = () => copy(link, 'invite.link_copied');
  async function share(): Promise<void> {
    const { name } = site;
    const text = language.get().t('invite.share_text', { site: name });
    // DESIGN 35: copies the link if the browser has no share sheet.
    if ((await shareLink({ title: name, text, url: link })) === 'none') await copyLink();
  }
  return {
    link,
    /** The link without protocol and port, split where a line may break. */
    shortLink: shown,
    copyCode: () => void copy(code, 'invite.code_copied'),
    copyLink: () => void copyLink(),
    share: () => void share(),
  };
}

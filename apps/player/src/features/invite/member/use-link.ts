// The member's invite link, and the functions that copy and share it.
import { copyText } from '#platform/handing-on/clipboard.ts';
import { currentPlace } from '#platform/address.ts';
import { shareLink } from '#platform/handing-on/share.ts';
import { href } from '#foundation/navigation/paths.ts';
import { useFoundation } from '#foundation/use-foundation.ts';

/** The link at the merchant's main domain, with the protocol and port of this page. */
function linkOf(code: string, mainDomain: string): string {
  const { protocol, host, port } = currentPlace();
  const main = mainDomain === '' ? host : mainDomain + (port === '' ? '' : `:${port}`);
  return `${protocol}//${main}${href('inviteFriends', `?r=${code}`)}`;
}

export function useLink(code: string) {
  const { boot, site, toasts, language } = useFoundation();
  const link = linkOf(code, boot.status.info.mainDomain);

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
    /** The link without its protocol, split where a line may break. */
    shortLink: link.replace(/^https?:\/\//, '').split(/(?=\/m\/)/),
    copyCode: () => void copy(code, 'invite.code_copied'),
    copyLink: () => void copyLink(),
    share: () => void share(),
  };
}

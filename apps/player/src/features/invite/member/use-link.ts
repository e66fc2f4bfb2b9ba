// The link by which a member invites, and ways to hand it on.
import { copyText } from '#platform/handing-on/clipboard.ts';
import { currentPlace } from '#platform/address.ts';
import { shareLink } from '#platform/handing-on/share.ts';
import { href } from '#foundation/navigation/paths.ts';
import { useFoundation } from '#foundation/use-foundation.ts';

/** At the merchant's main address, asked as this one was. */
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
    // DESIGN 35: where there is no sheet, it copies and says so.
    if ((await shareLink({ title: name, text, url: link })) === 'none') await copyLink();
  }
  return {
    link,
    /** As people read it, in the parts between which a line may break. */
    shortLink: link.replace(/^https?:\/\//, '').split(/(?=\/m\/)/),
    copyCode: () => void copy(code, 'invite.code_copied'),
    copyLink: () => void copyLink(),
    share: () => void share(),
  };
}

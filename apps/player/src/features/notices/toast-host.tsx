import {
  CheckCircleFillIcon,
  WarningCircleIcon,
  WifiSlashIcon,
} from '@parlour/ui/icons/first-screen';
import { ToastRegion } from '@parlour/ui/overlay/toast-region';
import type { ToastKind } from '#foundation/notices/toasts.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';

const icons = {
  done: CheckCircleFillIcon,
  offline: WifiSlashIcon,
  failed: WarningCircleIcon,
} satisfies Record<ToastKind, unknown>;

/** Where toasts appear; each goes by itself after 1.5 s. */
export function ToastHost() {
  const { toasts } = useFoundation();
  const t = useTranslate();
  const toast = useStore(toasts);
  const shown = toast && { id: toast.id, icon: icons[toast.kind], text: toast.say(t) };
  return <ToastRegion toast={shown ?? undefined} onGone={toasts.drop} />;
}

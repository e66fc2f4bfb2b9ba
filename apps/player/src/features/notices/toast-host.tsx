import { WarningCircleIcon } from '@parlour/ui/icons/first-screen';
import { CheckCircleFillIcon, WifiSlashIcon } from '@parlour/ui/icons/notices';
import { ToastRegion } from '@parlour/ui/overlay/toast-region';
import type { ToastKind } from '#foundation/notices/toasts.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';

/** The icon and duration of each kind. A failure takes longer to read than a success. */
const kinds = {
  done: { icon: CheckCircleFillIcon, lastsMs: 1_500 },
  offline: { icon: WifiSlashIcon, lastsMs: 1_500 },
  failed: { icon: WarningCircleIcon, lastsMs: 3_000 },
} satisfies Record<ToastKind, unknown>;

/** Renders the toasts, each of which disappears by itself. */
export function ToastHost() {
  const { toasts } = useFoundation();
  const t = useTranslate();
  const toast = useStore(toasts);
  if (!toast) return <ToastRegion onGone={toasts.drop} />;
  const { icon, lastsMs } = kinds[toast.kind];
  const shown = { id: toast.id, icon, text: toast.say(t) };
  return <ToastRegion toast={shown} onGone={toasts.drop} lastsMs={lastsMs} />;
}

/** Ways to reach a user whose attention is elsewhere: a sound, a system notification, Web Push. */
import { settings } from "../pages/settings.svelte";
import { call } from "../wire/api";
import type { Sound } from "./sound";

export function canNotify(): boolean {
  return typeof Notification !== "undefined";
}

export async function askToNotify(): Promise<NotificationPermission> {
  return Notification.requestPermission();
}

/** Plays a sound, if sounds are enabled. */
export async function ring(name: Sound): Promise<void> {
  if (settings.sound) (await import("./sound")).sound(name, settings.volume);
}

/** Shows a system notification, if the page is in the background. */
export function notify(title: string, text: string, path: string): void {
  if (!settings.alerts || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  const shown = new Notification(title, { body: text, tag: path, icon: "/lighthouse.svg" });
  shown.onclick = () => {
    focus();
    location.assign(path);
    shown.close();
  };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Registers this device for Web Push, or removes the registration; does nothing if the browser has no push support. */
export async function notified(on: boolean, language: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration?.();
  if (!worker?.pushManager) return;
  const held = await worker.pushManager.getSubscription();
  if (!on) {
    if (held) {
      await call("POST", "/api/alerts/end", { endpoint: held.endpoint });
      await held.unsubscribe();
    }
    return;
  }
  const { key } = await call<{ key: string | null }>("GET", "/api/alerts");
  if (!key) return;
  try {
    const made =
      held ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
    const { keys } = made.toJSON() as { keys: { p256dh: string; auth: string } };
    await call("POST", "/api/alerts", { endpoint: made.endpoint, key: keys.p256dh, auth: keys.auth, language });
  } catch {
    // The browser has no push service: notifications from open pages still work.
  }
}

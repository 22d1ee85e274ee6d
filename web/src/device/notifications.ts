/** Messages of the device while the page is hidden; only where somebody asked for them. */

import { preferences } from "./preferences.svelte.ts";

export const canNotify = "Notification" in window;

/** Ask the device for leave; whether it was given. */
export async function askLeave(): Promise<boolean> {
  return canNotify && (await Notification.requestPermission()) === "granted";
}

/** Notify a person whose page is hidden. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!document.hidden || !preferences.notices || !canNotify) return;
  if (Notification.permission !== "granted") return;
  const options = { body, tag, icon: "/icon-192.png", data: location.pathname };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}

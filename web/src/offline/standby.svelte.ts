/** Registers the service worker for offline use, and offers to install the app. */
import { BASE } from "../local/mode";

/** The `beforeinstallprompt` event of browsers that can install a page. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

const offered = $state<{ install: InstallOffer | null }>({ install: null });

/** Whether the page can be installed and is not yet. */
export const installable = (): boolean => offered.install !== null;

export async function install(): Promise<void> {
  const offer = offered.install;
  offered.install = null;
  await offer?.prompt();
}

const LATER = 3000;
const HOUR = 3_600_000;

/** Whether the user asked to save data. */
const sparing = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** Registers the service worker once the page is idle, so that it does not delay anything else. */
export function standBy(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offered.install = event as InstallOffer;
  });
  addEventListener("appinstalled", () => (offered.install = null));
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || sparing()) return;
  const register = async (): Promise<void> => {
    const worker = await navigator.serviceWorker.register(`${BASE}sw.js`).catch(() => null);
    if (worker) setInterval(() => void worker.update().catch(() => undefined), HOUR);
  };
  const rest = (): void => void setTimeout(() => void register(), LATER);
  if (document.readyState === "complete") rest();
  else addEventListener("load", rest, { once: true });
}

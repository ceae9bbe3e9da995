/** Keeping the pages on the device, and offering to install them. */
import { BASE } from "../local/mode";

/** What browsers that can install a page tell beforehand. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

const offered = $state<{ install: InstallOffer | null }>({ install: null });

/** Whether the page can be installed here and is not yet. */
export const installable = (): boolean => offered.install !== null;

export async function install(): Promise<void> {
  const offer = offered.install;
  offered.install = null;
  await offer?.prompt();
}

const LATER = 3000;
const HOUR = 3_600_000;

/** Whether the person wants few bytes spent. */
const sparing = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** Registers the worker when the page has come to rest, so that nothing waits for what is only for later. */
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

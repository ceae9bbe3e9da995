/* What a service worker does with Web Push: one note for each table, and the way there. */
self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const shown = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    if (pages.some((page) => page.focused)) return; // whoever looks at a page is told there
    await self.registration.showNotification(told.title ?? "Pharos", { tag: told.path, icon: "lighthouse.svg", data: told.path });
  };
  event.waitUntil(shown());
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data ?? "/";
  const go = async () => {
    for (const page of await self.clients.matchAll({ type: "window" })) {
      if (new URL(page.url).pathname === path) return page.focus();
    }
    return self.clients.openWindow(path);
  };
  event.waitUntil(go());
});

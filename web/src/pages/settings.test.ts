import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Preferences } from "../wire/messages";

const SAVED = async (): Promise<boolean> => true;

/** Simulates opening a page: local storage persists, module state is reset. */
async function opened(): Promise<typeof import("./settings.svelte")> {
  vi.resetModules();
  return import("./settings.svelte");
}

/** An account that records the saved settings and answers on demand. */
function account(): {
  kept: Preferences[];
  save: (kept: Preferences) => Promise<boolean>;
  answer: (done: boolean) => void;
} {
  const kept: Preferences[] = [];
  let answer: (done: boolean) => void = () => undefined;
  return {
    kept,
    save: (now) => (kept.push(now), new Promise((resolve) => (answer = resolve))),
    answer: (done) => answer(done),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});

describe("what an account knows", () => {
  it("holds on a device where nothing was chosen since", async () => {
    const page = await opened();
    await page.keptBy({ theme: "dark", volume: 70 }, SAVED);
    expect(page.settings).toMatchObject({ theme: "dark", volume: 70, confirm: true });
  });
  it("does not undo what was chosen before it arrived, and learns it", async () => {
    const page = await opened();
    const { kept, save } = account();
    page.set("alerts", true);
    await page.keptBy({ alerts: false, theme: "dark" }, save);
    expect(page.settings).toMatchObject({ alerts: true, theme: "dark" });
    expect(kept).toMatchObject([{ alerts: true, theme: "dark" }]);
  });
  it("does not undo what the page before chose and could not see answered", async () => {
    const first = await opened();
    await first.keptBy({ alerts: false }, account().save);
    first.set("alerts", true);
    await vi.runAllTimersAsync();
    const next = await opened();
    await next.keptBy({ alerts: false }, SAVED);
    expect(next.settings.alerts).toBe(true);
  });
  it("holds again once a choice is kept there: it was changed elsewhere since", async () => {
    const first = await opened();
    await first.keptBy({ theme: "light" }, SAVED);
    first.set("theme", "dark");
    await vi.runAllTimersAsync();
    const next = await opened();
    await next.keptBy({ theme: "light" }, SAVED);
    expect(next.settings.theme).toBe("light");
  });
  it("holds against what a guest chose", async () => {
    const page = await opened();
    page.keptHere();
    page.set("theme", "dark");
    await page.keptBy({ theme: "light" }, SAVED);
    expect(page.settings.theme).toBe("light");
  });
  it("is what a guest chose where it knows nothing yet", async () => {
    const page = await opened();
    const { kept, save } = account();
    page.keptHere();
    page.set("theme", "dark");
    await page.keptBy({}, save);
    expect(kept).toMatchObject([{ theme: "dark" }]);
  });
});

describe("a choice", () => {
  it("that fails to be kept is kept by the next page", async () => {
    const first = await opened();
    const away = account();
    await first.keptBy({ theme: "light" }, away.save);
    first.set("theme", "dark");
    await vi.advanceTimersByTimeAsync(1000);
    away.answer(false);
    await vi.runAllTimersAsync();
    const { kept, save } = account();
    await (await opened()).keptBy({ theme: "light" }, save);
    expect(kept).toMatchObject([{ theme: "dark" }]);
  });
  it("waits for the one on its way, so that the older does not come last", async () => {
    const page = await opened();
    const { kept, save, answer } = account();
    await page.keptBy({ theme: "light" }, save);
    page.set("theme", "dark");
    await vi.advanceTimersByTimeAsync(1000);
    page.set("theme", "system");
    await vi.advanceTimersByTimeAsync(1000);
    expect(kept).toHaveLength(1);
    answer(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(kept.map((one) => one.theme)).toEqual(["dark", "system"]);
  });
  it("of the language is not talked out of", async () => {
    const page = await opened();
    const words = await import("../words/language.svelte");
    await words.speak("en");
    await page.setLanguage("ru");
    await page.keptBy({ language: "en" }, SAVED);
    expect(words.language()).toBe("ru");
  });
});

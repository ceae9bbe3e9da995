import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { copyText } from "./copy";

const clipboard = Object.getOwnPropertyDescriptor(navigator, "clipboard");
let selected: string | null = null;

/** Simulates a browser with this clipboard; `older` is the result of `execCommand`. */
function browser(writeText: ((text: string) => Promise<void>) | null, older: boolean): void {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: writeText && { writeText } });
  document.execCommand = vi.fn(() => {
    selected = (document.querySelector("textarea") as HTMLTextAreaElement | null)?.value ?? null;
    return older;
  });
}

beforeEach(() => (selected = null));
afterEach(() => {
  if (clipboard) Object.defineProperty(navigator, "clipboard", clipboard);
});

describe("copying", () => {
  it("uses the clipboard where there is one", async () => {
    const written = vi.fn(async () => undefined);
    browser(written, false);
    expect(await copyText("link")).toBe(true);
    expect(written).toHaveBeenCalledWith("link");
  });
  it("copies a selected field over plain http", async () => {
    browser(null, true);
    expect(await copyText("link")).toBe(true);
    expect(selected).toBe("link");
    expect(document.querySelector("textarea")).toBeNull();
  });
  it("tries the older way when the clipboard refuses", async () => {
    browser(() => Promise.reject(new Error("denied")), true);
    expect(await copyText("link")).toBe(true);
    expect(selected).toBe("link");
  });
  it("says so when nothing works", async () => {
    browser(null, false);
    expect(await copyText("link")).toBe(false);
  });
});

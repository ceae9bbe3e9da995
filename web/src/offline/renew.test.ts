import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renewed } from "./renew";

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page that misses a part waits for the server, and is then loaded anew", async () => {
  let there = false;
  vi.stubGlobal("fetch", () => (there ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError("refused"))));
  const reload = vi.fn();
  void renewed(reload);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reload).not.toHaveBeenCalled();
  there = true;
  await vi.advanceTimersByTimeAsync(2600);
  expect(reload).toHaveBeenCalledOnce();
});

test("a part that is nowhere is not asked for without end", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true }));
  const reload = vi.fn();
  void renewed(reload);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
  void renewed(reload);
  await vi.advanceTimersByTimeAsync(5000);
  expect(reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(8000);
  expect(reload).toHaveBeenCalledTimes(2);
});

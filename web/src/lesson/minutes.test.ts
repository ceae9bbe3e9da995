import { expect, test } from "vitest";
import { lesson } from "./lessons";
import { LESSON_MINUTES } from "./minutes";

test("pages name the minutes of the lessons themselves", async () => {
  for (const [name, minutes] of Object.entries(LESSON_MINUTES)) expect((await lesson(name))?.minutes).toBe(minutes);
});

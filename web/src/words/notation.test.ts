import { describe, expect, it } from "vitest";
import { read } from "./notation";

describe("the notation of choices", () => {
  it("names verb and objects", () => {
    expect(read("wonder:the_sphinx:altar")).toMatchObject({
      city: false,
      verb: "wonder",
      objects: ["the_sphinx", "altar"],
    });
  });
  it("names a way to pay", () => {
    expect(read("build:forum@left=2,right=0")).toMatchObject({ verb: "build", objects: ["forum"], left: 2, right: 0 });
    expect(read("build:palace@power=olympia")).toMatchObject({ objects: ["palace"], power: "olympia" });
    expect(read("activate:gate@offerings=2+4").offerings).toEqual([2, 4]);
  });
  it("knows the choices made for the free city", () => {
    expect(read("city:discard:altar")).toMatchObject({ city: true, verb: "discard", objects: ["altar"] });
    expect(read("city:skip")).toMatchObject({ city: true, verb: "skip", objects: [] });
  });
});

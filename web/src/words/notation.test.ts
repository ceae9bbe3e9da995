import { describe, expect, it } from "vitest";
import { read } from "./notation";

describe("the notation of a choice", () => {
  it("has a verb and objects", () => {
    expect(read("wonder:the_sphinx:altar")).toMatchObject({ verb: "wonder", objects: ["the_sphinx", "altar"], city: false });
    expect(read("pass")).toMatchObject({ verb: "pass", objects: [] });
  });

  it("names the coins to each neighbour", () => {
    expect(read("build:forum@left=2,right=0")).toMatchObject({ verb: "build", objects: ["forum"], left: 2, right: 0 });
  });

  it("names a power or the offerings that pay", () => {
    expect(read("build:palace@power=olympia").power).toBe("olympia");
    expect(read("activate:gate@offerings=2+4").offerings).toEqual([2, 4]);
  });

  it("may be made for the free city", () => {
    expect(read("city:stage:altar@left=0,right=2")).toMatchObject({ city: true, verb: "stage", objects: ["altar"], right: 2 });
    expect(read("city:skip")).toMatchObject({ city: true, verb: "skip", objects: [] });
  });
});

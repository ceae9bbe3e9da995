/** The picture of a review for sharing: chance graph, two figures, marks. No text is smaller than 24 pixels. */
import type { Review } from "./data";
import { kindsOf, lines, river } from "./drawing";
import { DASHES, SEATS, tones } from "./words";

export interface Shared {
  review: Review;
  me: number;
  names: readonly string[];
  title: string;
  subtitle: string;
  figures: { label: string; value: string; color: string }[];
  /** Names of the players at their sides of the graph. */
  foot: string;
}

const DISPLAY = "Forum, 'Times New Roman', serif";
const TEXT = "'Alegreya Sans', 'Segoe UI', sans-serif";
export const FORMATS = { wide: [1200, 630], tall: [1080, 1350] } as const;
export type Format = keyof typeof FORMATS;

function fit(pen: CanvasRenderingContext2D, text: string, room: number): string {
  let shorter = text;
  while (shorter.length > 1 && pen.measureText(shorter === text ? text : `${shorter}…`).width > room)
    shorter = shorter.slice(0, -1);
  return shorter === text ? text : `${shorter}…`;
}

function pattern(pen: CanvasRenderingContext2D, kind: string): CanvasPattern | null {
  if (kind === "civilian") return null;
  const tile = Object.assign(document.createElement("canvas"), { width: 14, height: 14 });
  const brush = tile.getContext("2d")!;
  brush.fillStyle = brush.strokeStyle = "#ffffff70";
  brush.lineWidth = 3;
  brush.beginPath();
  if (kind === "military")
    for (const [x, y] of [
      [-7, 7],
      [0, 14],
      [7, 21],
    ] as const)
      (brush.moveTo(x, y), brush.lineTo(x + 14, y - 14));
  if (kind === "political") for (const y of [3, 10]) (brush.moveTo(0, y), brush.lineTo(14, y));
  brush.stroke();
  if (kind === "science")
    for (const [x, y] of [
      [4, 4],
      [11, 11],
    ] as const)
      (brush.beginPath(), brush.arc(x, y, 2.4, 0, 7), brush.fill());
  return pen.createPattern(tile, "repeat");
}

export async function draw(shared: Shared, format: Format): Promise<Blob> {
  const [width, height] = FORMATS[format];
  const { review, me, names } = shared;
  await Promise.all(
    [`400 60px ${DISPLAY}`, `500 30px ${TEXT}`].map((font) => document.fonts.load(font, shared.title + shared.foot)),
  );
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d")!;
  const ground = pen.createRadialGradient(width / 2, 0, 40, width / 2, height / 2, width);
  ground.addColorStop(0, "#3a5f9e");
  ground.addColorStop(0.5, "#1c3a72");
  ground.addColorStop(1, "#0b1a38");
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = "#e6bd5f";
  pen.lineWidth = 8;
  pen.strokeRect(14, 14, width - 28, height - 28);
  pen.lineWidth = 2;
  pen.strokeRect(28, 28, width - 56, height - 56);
  pen.textBaseline = "alphabetic";
  pen.fillStyle = "#f3d994";
  pen.font = `400 34px ${DISPLAY}`;
  pen.fillText("PHAROS", 60, 84);
  pen.fillStyle = "#fff6e0";
  pen.font = `400 62px ${DISPLAY}`;
  pen.fillText(fit(pen, shared.title, width - 120), 60, 156);
  pen.fillStyle = "#d9e2f2";
  pen.font = `400 34px ${DISPLAY}`;
  pen.fillText(fit(pen, shared.subtitle, width - 120), 60, 204);
  const box = { x: 60, y: 230, w: width - 120, h: format === "wide" ? 230 : 640 };
  const paper = pen.createLinearGradient(0, box.y, 0, box.y + box.h);
  paper.addColorStop(0, "#fbf4e2");
  paper.addColorStop(1, "#efdfba");
  pen.fillStyle = paper;
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.w, box.h, 14);
  pen.fill();
  pen.save();
  pen.translate(box.x, box.y);
  const frame = { width: box.w, height: box.h, left: 16, right: 16, top: 14, foot: 14 };
  if (review.players.length === 2) {
    const drawn = river(review, me, kindsOf(review), frame);
    for (const band of drawn.bands) {
      const path = new Path2D(band.path);
      pen.fillStyle = tones[band.kind][band.mine ? 0 : 1];
      pen.fill(path);
      const texture = pattern(pen, band.kind);
      if (texture) {
        pen.fillStyle = texture;
        pen.fill(path);
      }
    }
    pen.lineWidth = 4;
    pen.lineJoin = "round";
    pen.strokeStyle = "#17345f";
    pen.stroke(new Path2D(drawn.edge));
    pen.strokeStyle = "#6e1a17";
    pen.stroke(new Path2D(drawn.below));
    pen.strokeStyle = "#2a1d10";
    pen.lineWidth = 2;
    pen.stroke(new Path2D(`M${frame.left},${drawn.zero}H${box.w - frame.right}`));
    pen.font = `700 26px ${TEXT}`;
    pen.fillStyle = "#17345f";
    pen.fillText(fit(pen, names[me] ?? "", 400), 24, 40);
    pen.fillStyle = "#6e1a17";
    pen.fillText(fit(pen, names[1 - me] ?? "", 400), 24, box.h - 20);
  } else {
    const drawn = lines(review.chances, { ...frame, right: 220 }, 30);
    for (const [seat, line] of drawn.seats.entries()) {
      pen.strokeStyle = SEATS[seat] ?? "#333";
      pen.lineWidth = seat === me ? 7 : 4;
      pen.setLineDash(seat === me ? [] : (DASHES[seat] ?? "").split(" ").map((n) => Number(n) * 2));
      pen.stroke(new Path2D(line.path));
      pen.fillStyle = SEATS[seat] ?? "#333";
      pen.font = `${seat === me ? 800 : 500} 26px ${TEXT}`;
      pen.fillText(fit(pen, names[seat] ?? "", 190), box.w - 205, line.label + 8);
    }
    pen.setLineDash([]);
  }
  pen.restore();
  const top = box.y + box.h;
  const each = (width - 120) / shared.figures.length;
  for (const [n, figure] of shared.figures.entries()) {
    const x = 60 + each * n;
    pen.fillStyle = figure.color;
    pen.font = `400 ${format === "wide" ? 56 : 84}px ${DISPLAY}`;
    pen.fillText(figure.value, x, top + (format === "wide" ? 66 : 130));
    pen.fillStyle = "#d9e2f2";
    pen.font = `500 28px ${TEXT}`;
    pen.fillText(fit(pen, figure.label, each - 20), x, top + (format === "wide" ? 104 : 180));
  }
  pen.fillStyle = "#f3d994";
  pen.font = `500 24px ${TEXT}`;
  pen.fillText(fit(pen, shared.foot, width - 120), 60, height - 48);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

/** Draws the score sheet as an image. */
export interface Drawn {
  title: string;
  names: string[];
  rows: { name: string; figures: string[] }[];
  total: { name: string; figures: string[] };
  winners: number[];
  verdict: string;
}

const INK = "#2a1d10";
const FAINT = "#a8813e";
const DISPLAY = "Forum, 'Times New Roman', serif";
const TEXT = "'Alegreya Sans', 'Segoe UI', sans-serif";

function fit(pen: CanvasRenderingContext2D, text: string, room: number): string {
  if (pen.measureText(text).width <= room) return text;
  let shorter = text;
  while (shorter.length > 1 && pen.measureText(`${shorter}…`).width > room) shorter = shorter.slice(0, -1);
  return `${shorter}…`;
}

export async function draw(sheet: Drawn): Promise<Blob> {
  await Promise.all(
    [`400 40px ${DISPLAY}`, `500 24px ${TEXT}`].map((font) =>
      document.fonts.load(font, sheet.title + sheet.names.join("")),
    ),
  );
  const column = sheet.names.length > 5 ? 116 : 150;
  const head = 330;
  const line = 46;
  const width = Math.max(760, 80 + head + column * sheet.names.length);
  const left = width - 40 - column * sheet.names.length;
  const top = 190;
  const height = top + line * (sheet.rows.length + 1) + 150;
  const canvas = Object.assign(document.createElement("canvas"), { width: width * 2, height: height * 2 });
  const pen = canvas.getContext("2d")!;
  pen.scale(2, 2);
  const paper = pen.createLinearGradient(0, 0, width * 0.3, height);
  paper.addColorStop(0, "#fbf4e2");
  paper.addColorStop(1, "#efdfba");
  pen.fillStyle = paper;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = FAINT;
  pen.lineWidth = 2;
  pen.strokeRect(14, 14, width - 28, height - 28);
  pen.lineWidth = 1;
  pen.strokeRect(20, 20, width - 40, height - 40);
  pen.fillStyle = "#5e3a0c";
  pen.textBaseline = "middle";
  pen.font = `400 42px ${DISPLAY}`;
  pen.fillText(fit(pen, sheet.title, width - 90), 44, 72);
  pen.font = `400 26px ${DISPLAY}`;
  pen.textAlign = "right";
  for (const [n, name] of sheet.names.entries())
    pen.fillText(fit(pen, name, column - 14), left + column * (n + 1), 144);
  const rule = (y: number, weight: number): void => {
    pen.strokeStyle = weight > 1 ? "#7a5210" : "#a8813e66";
    pen.lineWidth = weight;
    pen.beginPath();
    pen.moveTo(44, y);
    pen.lineTo(width - 40, y);
    pen.stroke();
  };
  for (const [n, row] of sheet.rows.entries()) {
    const y = top + line * n;
    rule(y - line / 2, 1);
    pen.fillStyle = INK;
    pen.textAlign = "left";
    pen.font = `500 25px ${TEXT}`;
    pen.fillText(fit(pen, row.name, left - 50), 44, y);
    pen.textAlign = "right";
    pen.font = `400 29px ${DISPLAY}`; // its digits share one baseline
    for (const [seat, figure] of row.figures.entries()) pen.fillText(figure, left + column * (seat + 1), y);
  }
  const y = top + line * sheet.rows.length + 8;
  rule(y - line / 2 - 2, 3);
  pen.textAlign = "left";
  pen.fillStyle = "#5e3a0c";
  pen.font = `400 32px ${DISPLAY}`;
  pen.fillText(sheet.total.name, 44, y);
  pen.textAlign = "right";
  pen.font = `400 40px ${DISPLAY}`;
  for (const [seat, figure] of sheet.total.figures.entries()) {
    pen.fillStyle = sheet.winners.includes(seat) ? "#1d6a3e" : INK;
    pen.fillText(figure, left + column * (seat + 1), y);
  }
  pen.textAlign = "left";
  pen.fillStyle = INK;
  pen.font = `400 27px ${DISPLAY}`;
  pen.fillText(fit(pen, sheet.verdict, width - 90), 44, y + 62);
  pen.fillStyle = "#7a5210";
  pen.font = `400 20px ${DISPLAY}`;
  pen.textAlign = "right";
  pen.fillText("PHAROS", width - 44, height - 42);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

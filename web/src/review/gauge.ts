/** The arc of a gauge: from 0 on the left to 1 on the right of a semicircle. */
const [X, Y, RADIUS] = [75, 70, 58];

function point(share: number, radius: number): string {
  const angle = Math.PI * (1 - Math.min(1, Math.max(0, share)));
  return `${(X + radius * Math.cos(angle)).toFixed(1)},${(Y - radius * Math.sin(angle)).toFixed(1)}`;
}

/** Returns the path of a part of the arc or, with two radii, of a tick across it. */
export function arc(from: number, to: number, inner?: number, outer?: number): string {
  if (inner !== undefined && outer !== undefined) return `M${point(from, inner)}L${point(from, outer)}`;
  return `M${point(from, RADIUS)}A${RADIUS},${RADIUS} 0 0 1 ${point(to, RADIUS)}`;
}

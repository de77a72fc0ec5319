export const polar = (x: number, y: number, radius: number, angle: number) =>
  `${(x + Math.cos(angle) * radius).toFixed(1)} ${(y + Math.sin(angle) * radius).toFixed(1)}`

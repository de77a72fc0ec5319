export type PaneLimits = { min: number; max: number }

/** How far an arrow key moves the edge, in px. */
export const STEP = 16

export function clampWidth(width: number, { min, max }: PaneLimits): number {
  return Math.round(Math.min(max, Math.max(min, width)))
}

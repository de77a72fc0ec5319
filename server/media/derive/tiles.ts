/** Small pictures of a film in sheets, as a player shows them over its scale. */
export type Tiles = {
  /** A picture each so many ms. */
  every: number
  width: number
  height: number
  columns: number
  rows: number
  /** Pictures in all. */
  count: number
}

const WIDTH = 160
const COLUMNS = 10
const ROWS = 10
/** Keyframes that a picture has to choose from. */
const KEYS_A_TILE = 4

/** How a film's pictures are laid out: one each two seconds, one each ten of long ones. */
export function tilesOf(durationMs: number, shape: { width?: number; height?: number }): Tiles {
  const every = durationMs > 1_800_000 ? 10_000 : 2_000
  const ratio = (shape.height ?? 9) / (shape.width ?? 16)
  const height = Math.max(2, Math.round((WIDTH * ratio) / 2) * 2)
  return {
    every,
    width: WIDTH,
    height,
    columns: COLUMNS,
    rows: ROWS,
    count: Math.max(1, Math.ceil(durationMs / every)),
  }
}

/** Whether keyframes alone show all that is drawn: each picture is then one from a little before at most. */
export function areKeysEnough(
  { every }: Pick<Tiles, 'every'>,
  facts: { keys: readonly number[]; timescale: number },
): boolean {
  const near = (every / 1_000 / KEYS_A_TILE) * facts.timescale
  return facts.keys.length > 1 && facts.keys.every((key, nth) => key - (facts.keys[nth - 1] ?? key) <= near)
}

export const sheetsOf = ({ count, columns, rows }: Tiles): number => Math.ceil(count / (columns * rows))

/** WebVTT of the pictures: a stretch of time, and the place in a sheet that shows it. */
export function thumbnailsVtt(tiles: Tiles, durationMs: number, addressOf: (sheet: number) => string): string {
  const perSheet = tiles.columns * tiles.rows
  const cues = Array.from({ length: tiles.count }, (_, nth) => {
    const within = nth % perSheet
    const x = (within % tiles.columns) * tiles.width
    const y = Math.floor(within / tiles.columns) * tiles.height
    const end = Math.min(durationMs, (nth + 1) * tiles.every)
    const place = `${addressOf(Math.floor(nth / perSheet))}#xywh=${x},${y},${tiles.width},${tiles.height}`
    return `${clock(nth * tiles.every)} --> ${clock(end)}\n${place}\n`
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}

function clock(ms: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const seconds = Math.floor(ms / 1_000)
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')
  return `${parts}.${String(ms % 1_000).padStart(3, '0')}`
}

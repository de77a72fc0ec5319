import type { PlayerCommand } from '#kit/parts/player/playerKeys.ts'

/** What the page asks of the picture. */
export type SourceHandle = {
  /** Goes to a frame of the title; scrubbing never queues up. */
  seek: (frame: number) => void
  run: (command: PlayerCommand) => void
  setSpeed: (speed: number) => void
}

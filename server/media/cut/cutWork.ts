import type { FrameRate } from '#contract/rules/time/frameRate.ts'
import type { Mp4Quality } from '#contract/values/video.ts'
import type { ToolRun } from '../runTool.ts'

/** What is made of a plan. */
export type CutOptions = {
  exact: boolean
  /** One file, or one of each piece. */
  output: 'one' | 'many'
  quality: Mp4Quality
  /** kbit/s of the picture at most, where less than the quality has. */
  kbps?: number | undefined
}

/** Picture of the result. */
export type CutLook = { rate: FrameRate; width: number; height: number; kbps: number }

/** A cut while it is made: in a folder of its own, which is gone when it ends. */
export type CutWork = {
  ffmpeg: string
  folder: string
  pathOf: (hash: string) => string
  /** Share of the work that is done, from 0 to 1. */
  onProgress: (share: number) => void
  bounds: Pick<ToolRun, 'signal' | 'fileBytes'>
}

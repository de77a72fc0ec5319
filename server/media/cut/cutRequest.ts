import type { Mp4Request } from '#contract/schemas/video.ts'
import type { CutOptions } from './cutWork.ts'

/** How a download is to be cut. */
export function cutOptionsOf({ exact = true, output = 'one', quality, bandwidth }: Mp4Request): CutOptions {
  return { exact, output, quality, kbps: bandwidth.video }
}

/** Signs that some file system refuses, and those that nobody sees. */
const REFUSED = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu
const NAME_LENGTH = 120
const UNNAMED = 'video'

/** What the files of a download are called, no two alike: each by its piece, or one by the title. */
export function fileNamesOf({ lon, smil, output }: Pick<Mp4Request, 'lon' | 'smil' | 'output'>): string[] {
  const title = lon[0]?.n ?? ''
  const wanted = output === 'many' ? smil.map(({ name }, nth) => name || `${title} ${nth + 1}`) : [title]
  const used = new Map<string, number>()
  return wanted.map((one) => {
    const name =
      one.toWellFormed().replaceAll(REFUSED, '-').replaceAll(/\s+/g, ' ').trim().slice(0, NAME_LENGTH) || UNNAMED
    const nth = (used.get(name) ?? 0) + 1
    used.set(name, nth)
    return nth === 1 ? `${name}.mp4` : `${name} (${nth}).mp4`
  })
}

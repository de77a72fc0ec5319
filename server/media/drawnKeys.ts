import { peaksKey, sheetKey } from '../images/fileKeys.ts'
import type { Derived } from '../stores/mediaStore.ts'
import { sheetsOf } from './derive/tiles.ts'

/** The files that were drawn of a media file: the levels of its waveform, the sheets of its small pictures. */
export function drawnKeys(hash: string, { peakLevels = 0, tiles }: Derived): string[] {
  const sheets = tiles ? sheetsOf(tiles) : 0
  return [
    ...Array.from({ length: peakLevels }, (_, level) => peaksKey(hash, level)),
    ...Array.from({ length: sheets }, (_, sheet) => sheetKey(hash, sheet)),
  ]
}
